"""ALERTS: what needs a person."""

from typing import TypeAlias

from dealer_assist.ui.models.lists import HeadedModel
from dealer_assist.value import Value


class AlertNoted(Value):
    """Whoever is signed in has taken note of an alert."""

    key: str


AlertsTouch: TypeAlias = AlertNoted
AlertsModel: TypeAlias = HeadedModel[AlertsTouch]
