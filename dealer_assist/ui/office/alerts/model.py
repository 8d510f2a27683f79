"""ALERTS: what needs a person."""

from typing import TypeAlias

from dealer_assist.frozen import frozen
from dealer_assist.ui.models.lists import HeadedModel


@frozen
class AlertNoted:
    """Whoever is signed in has taken note of an alert."""

    key: str


AlertsTouch: TypeAlias = AlertNoted
AlertsModel: TypeAlias = HeadedModel[AlertsTouch]
