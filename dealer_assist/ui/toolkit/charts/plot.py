"""Charts by pyqtgraph: the one module that loads it and dresses it in the kiosk's theme.

Loading takes as long as all the rest of a page, so `Chart` imports this when one is first shown.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pyqtgraph
from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF
from PySide6.QtWidgets import QGestureEvent, QPinchGesture, QWidget

from dealer_assist.ui.i18n.translator import Translator
from dealer_assist.ui.toolkit.context import UiContext
from dealer_assist.ui.toolkit.values.lettering import TypeRole
from dealer_assist.ui.toolkit.values.plot import Tick

Ticks = Callable[[float, float], Sequence[Tick]]
Figures = Sequence[float]

_LETTERS: TypeRole = "medium_20"
_LEFT, _BOTTOM, _TOP = 136.0, 48.0, 18.0
_UP_GAP, _ACROSS_GAP, _BEYOND = 14.0, 10.0, 80.0
_CLOSEST = 1 / 50


class Axis(pyqtgraph.AxisItem):
    """A scale under the plot whose ticks follow the stretch that shows."""

    def __init__(self, ticks: Ticks, translator: Translator) -> None:
        super().__init__("bottom")
        self._ticks, self._translator = ticks, translator

    def tickValues(self, minVal: float, maxVal: float, size: float) -> list[Any]:  # noqa: N803
        """Return the places of the ticks."""
        return [(1.0, [tick.at for tick in self._ticks(minVal, maxVal)])]

    def tickStrings(self, values: Figures, scale: float, spacing: float) -> list[str]:
        """Return what is written there."""
        words = {tick.at: self._translator.text(tick.words) for tick in self._ticks(*self.range)}
        return [words.get(value, "") for value in values]


class Plot(pyqtgraph.PlotWidget):
    """A plot with scales. One finger moves it, two spread it, and a tap names a place.

    Only the stretch to the right moves; a double tap shows all of it again.
    """

    tapped = Signal(float, float)
    moved = Signal()

    def __init__(self, context: UiContext, parent: QWidget, across: Ticks | None) -> None:
        # Its own tidying at the end of the program mutters; Qt takes the widgets away by itself.
        pyqtgraph.setConfigOptions(antialias=True, exitCleanup=False)
        axes = {} if across is None else {"bottom": Axis(across, context.translator)}
        # A menu would let anybody write files; a finger could not open it anyway.
        super().__init__(
            parent, background=context.theme.colour.panel, enableMenu=False, axisItems=axes
        )
        self._context, self._has_scales = context, across is not None
        self._size = 1.0
        self._home: tuple[float, float] = (0.0, 1.0)
        self._is_moved = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.plotItem.hideButtons()
        self._view: Any = self.plotItem.getViewBox()
        self._view.setMouseEnabled(x=self._has_scales, y=False)
        self._view.setDefaultPadding(0)
        for name in ("left", "bottom"):
            self.plotItem.showAxis(name, self._has_scales)
        if self._has_scales:
            self.viewport().grabGesture(Qt.GestureType.PinchGesture)
            self._view.sigRangeChangedManually.connect(self._note_move)
            self._view.sigXRangeChanged.connect(lambda *_: self.moved.emit())
            self.scene().sigMouseClicked.connect(self._tap)

    @property
    def stretch(self) -> tuple[float, float]:
        """Return what shows, from left to right."""
        begin, end = self._view.viewRange()[0]
        return begin, end

    def dress(self, scale: float, right: float) -> None:
        """Follow the size of the screen; `right` is the room beside the plot, in design pixels."""
        self._size = scale
        top = _TOP * scale if self._has_scales else 0.0
        self.plotItem.setContentsMargins(0, top, right * scale, 0)
        if not self._has_scales:
            return
        colour = self._context.theme.colour
        for name, gap in (("left", _UP_GAP), ("bottom", _ACROSS_GAP), ("right", _UP_GAP)):
            axis = self.plotItem.getAxis(name)
            axis.setStyle(
                tickFont=self._font(),
                tickLength=0,
                tickTextOffset=round(gap * scale),
                tickAlpha=0,
                hideOverlappingLabels=round(_BEYOND * scale),
            )
            axis.setTextPen(colour.text_1 if name == "right" else colour.text_2)
            axis.setPen(QColor(0, 0, 0, 0))
        self.plotItem.getAxis("bottom").setHeight(_BOTTOM * scale)

    def reach(self, across: tuple[float, float], up: tuple[float, float]) -> None:
        """Show a stretch, and nothing beyond it; who has moved the plot stays where they are."""
        self._home = across
        begin, end = across
        self._view.setLimits(xMin=begin, xMax=end, minXRange=(end - begin) * _CLOSEST)
        self._view.setYRange(*up, padding=0)
        if not self._is_moved:
            self._view.setXRange(begin, end, padding=0)

    def go_home(self) -> None:
        """Show the whole stretch."""
        self._is_moved = False
        self._view.setXRange(*self._home, padding=0)

    def spread(self, factor: float, at: float) -> None:
        """Show less around a place, or with a factor below 1 more."""
        self._is_moved = True
        self._view.scaleBy(x=1 / factor, center=(at, 0.0))

    def write_up(self, ticks: Sequence[Tick], side: str = "left") -> None:
        """Write the scale at a side; it is as wide as its words need."""
        axis = self.plotItem.getAxis(side)
        measure, said = QFontMetricsF(self._font()), self._context.translator.text
        written = [(tick.at, said(tick.words)) for tick in ticks]
        widest = max((measure.horizontalAdvance(words) for _, words in written), default=0.0)
        least = _LEFT if side == "left" else 0.0
        axis.setWidth(max(least * self._size, widest + 2 * _UP_GAP * self._size))
        axis.setTicks([written])
        self.plotItem.showAxis(side)

    def draw_levels(self, ticks: Sequence[Tick]) -> None:
        """Draw a line across the plot for each tick at its side.

        The axis could do it, but then leaves out what it has to write at the very ends.
        """
        pen = pyqtgraph.mkPen(self._context.theme.colour.line, width=1)
        for tick in ticks:
            self.plotItem.addItem(pyqtgraph.InfiniteLine(tick.at, angle=0, pen=pen))

    def settle(self) -> None:
        """Lay plot and scales out now; else the next picture would show them as they were."""
        self.plotItem.layout.activate()

    def wipe(self) -> None:
        """Take everything off the plot."""
        self.plotItem.clear()

    def draw_line(self, across: Figures, up: Figures, ink: QColor, width: float) -> None:
        """Draw a line."""
        self.plotItem.addItem(self._curve(across, up, ink, width))

    def fill_between(self, across: Figures, low: Figures, high: Figures, fill: QColor) -> None:
        """Fill what lies between two lines; in one piece, while a curve's own fill shows seams."""
        ends = (self._curve(across, line, fill, 1.0) for line in (low, high))
        self.plotItem.addItem(pyqtgraph.FillBetweenItem(*ends, brush=fill))

    def draw_bar(
        self, left: float, bottom: float, size: tuple[float, float], edge: QColor, fill: QColor
    ) -> None:
        """Draw a bar, given its corner and its size."""
        self.plotItem.addItem(
            pyqtgraph.BarGraphItem(
                x0=[left],
                y0=[bottom],
                width=[size[0]],
                height=[size[1]],
                pen=self._pen(edge, 1.0),
                brush=fill,
            )
        )

    def draw_dot(
        self, at: tuple[float, float], ink: QColor, size: float, *, is_round: bool
    ) -> None:
        """Draw a dot, or a diamond."""
        self.plotItem.addItem(
            pyqtgraph.ScatterPlotItem(
                [at[0]],
                [at[1]],
                symbol="o" if is_round else "d",
                size=size * self._size,
                pen=self._pen(self._context.theme.colour.panel, 2.0),
                brush=ink,
            )
        )

    def draw_upright(self, at: float, ink: QColor) -> None:
        """Draw a dashed line from the top to the bottom."""
        pen = self._pen(ink, 2.0, Qt.PenStyle.DashLine)
        self.plotItem.addItem(pyqtgraph.InfiniteLine(at, angle=90, pen=pen))

    def write(
        self,
        at: tuple[float, float],
        words: str,
        ink: QColor,
        letters: tuple[TypeRole, float],
        anchor: tuple[float, float],
        ground: QColor | None = None,
    ) -> None:
        """Write beside a place; the anchor is the place within the words, 0 to 1 both ways."""
        text = pyqtgraph.TextItem(
            self._context.translator.text(words), ink, anchor=anchor, fill=ground
        )
        text.setFont(self._context.theme.font(letters[0], round(letters[1] * self._size)))
        text.setPos(*at)
        self.plotItem.addItem(text, ignoreBounds=True)

    def viewportEvent(self, event: QEvent) -> bool:
        """Spread the plot with two fingers; everything else goes its usual way."""
        if isinstance(event, QGestureEvent):
            pinch = event.gesture(Qt.GestureType.PinchGesture)
            if isinstance(pinch, QPinchGesture):
                middle = self.viewport().mapFromGlobal(pinch.centerPoint())
                self.spread(pinch.scaleFactor() or 1.0, self._place(middle).x())
                return True
        return bool(super().viewportEvent(event))

    def _tap(self, event: Any) -> None:
        if event.double():
            self.go_home()
            return
        place = self._view.mapSceneToView(event.scenePos())
        self.tapped.emit(place.x(), place.y())

    def _note_move(self) -> None:
        self._is_moved = True

    def _place(self, point: QPointF) -> QPointF:
        place: QPointF = self._view.mapSceneToView(self.mapToScene(point.toPoint()))
        return place

    def _font(self) -> Any:
        theme = self._context.theme
        return theme.font(_LETTERS, round(theme.letters[_LETTERS].size * self._size))

    def _curve(self, across: Figures, up: Figures, ink: QColor, width: float) -> Any:
        return pyqtgraph.PlotCurveItem(list(across), list(up), pen=self._pen(ink, width))

    def _pen(self, ink: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine) -> Any:
        return pyqtgraph.mkPen(ink, width=max(1.0, width * self._size), style=style)
