"""Paints the pictures of the school's pages: import this to register all of them."""

from dealer_assist.ui.school.paint import chips as chips
from dealer_assist.ui.school.paint import class_list as class_list
from dealer_assist.ui.school.paint import drill as drill
from dealer_assist.ui.school.paint import exam as exam
from dealer_assist.ui.school.paint import fault_line as fault_line
from dealer_assist.ui.school.paint import hands as hands
from dealer_assist.ui.school.paint import intro as intro
from dealer_assist.ui.school.paint import lanes as lanes
from dealer_assist.ui.school.paint import lesson as lesson
from dealer_assist.ui.school.paint import maker as maker
from dealer_assist.ui.school.paint import progress as progress
from dealer_assist.ui.school.paint import shared as shared
from dealer_assist.ui.school.paint import today as today
