"""Until when a machine's certificate on the floor is good; read by openssl, which made its request.

Without psycopg and without the server: whoever watches many kiosks asks long before it ends.
"""

import shutil
import ssl
import subprocess
from datetime import UTC, datetime
from pathlib import Path

from dealer_assist.floor.server_address import settings_of

_PATIENCE_S = 10


def certificate_file(server: str) -> Path | None:
    """Return the certificate that a table shows to its server; None where it shows none."""
    named = settings_of(server).get("sslcert", "")
    return Path(named) if named else None


def last_moment(file: Path) -> datetime | None:
    """Return the last moment at which a certificate counts; None where nobody can read it."""
    openssl = shutil.which("openssl")
    if openssl is None:
        return None
    try:
        asked = subprocess.run(
            [openssl, "x509", "-noout", "-enddate", "-in", str(file)],
            capture_output=True,
            text=True,
            timeout=_PATIENCE_S,
            check=False,
        )
        return datetime.fromtimestamp(
            ssl.cert_time_to_seconds(asked.stdout.strip().removeprefix("notAfter=")), UTC
        )
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
