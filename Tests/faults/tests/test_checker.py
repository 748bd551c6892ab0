"""The checker finds each broken rule, and nothing in a history that keeps all rules."""

import unittest

from beckon_faults.checker import JUDGES, Rules, check
from beckon_faults.history import Absence, Delivery, Event, History, Push, Send

RULES = Rules(timer=2.0, patience=5.0)
TEXT = "Message.Text"


def whole():
    """One chat: two messages read by a phone, which leaves, is written to, gets a push and returns."""
    history = History()
    history.sends = [
        Send("c", "customer 1", "one", 1.0, 1, 1.1),
        Send("c", "agent c", "two", 2.0, 1, 2.1, 3),
        Send("c", "agent c", "three", 11.0, 1, 11.1, 4),
    ]
    history.transcripts["c"] = [
        Event(1, "Notice.Joined", "has joined"), Event(2, TEXT, "one"), Event(3, TEXT, "two"), Event(4, TEXT, "three")]
    for event in history.transcripts["c"]:
        history.deliveries.append(Delivery("c", "phone 1", event.position, event.kind, event.text, 3.0))
    history.complete.add(("c", "phone 1"))
    history.absences = [Absence("c", "device", 3, 10.0, asked=9.9, returned=30.0, back=30.1)]
    history.pushes = [Push("device", ["three"], 13.2)]
    return history


def rules_broken(history):
    return {violation.rule for violation in check(history, RULES)}


class CheckerTests(unittest.TestCase):
    def setUp(self):
        self.history = whole()

    def assert_broken(self, *rules):
        self.assertEqual(rules_broken(self.history), set(rules))

    def test_a_history_that_keeps_all_rules(self):
        self.assertEqual(check(self.history, RULES), [])

    def test_there_is_a_judge_for_each_of_the_twelve(self):
        self.assertEqual([judge.__name__ for judge in JUDGES], [f"i{number}" for number in range(1, 13)])

    def test_i1_an_acknowledged_message_is_lost(self):
        self.history.sends.append(Send("c", "customer 1", "lost", 5.0, 1, 5.1))
        self.assert_broken("I1")

    def test_i1_not_for_a_message_that_nobody_acknowledged(self):
        self.history.sends.append(Send("c", "customer 1", "unanswered", 5.0, 3))
        self.assert_broken()

    def test_i2_a_message_stands_twice(self):
        self.history.transcripts["c"].append(Event(5, TEXT, "one"))
        self.history.complete.clear()
        self.assert_broken("I2")

    def test_i3_a_message_that_nobody_sent(self):
        self.history.transcripts["c"].append(Event(5, TEXT, "out of nowhere"))
        self.history.complete.clear()
        self.assert_broken("I3")

    def test_i3_a_refused_message(self):
        self.history.sends.append(Send("c", "customer 1", "refused", 5.0, 1, refused=400))
        self.history.transcripts["c"].append(Event(5, TEXT, "refused"))
        self.history.complete.clear()
        self.assert_broken("I3")

    def test_i4_messages_of_one_sender_stand_in_another_order(self):
        self.history.sends[2].begun, self.history.sends[2].acknowledged = 0.1, 0.2
        self.history.sends[2].position = None
        self.history.absences[0].left = 0.0
        self.history.absences[0].asked = 0.0
        self.assert_broken("I4")

    def test_i4_not_for_messages_that_were_under_way_together(self):
        self.history.sends[1].begun, self.history.sends[1].acknowledged = 2.0, 12.0
        self.history.sends[2].begun, self.history.sends[2].acknowledged = 1.5, 11.1
        self.assert_broken()

    def test_i5_a_hole_in_the_positions(self):
        self.history.transcripts["c"].append(Event(6, "Notice.Left", "has left"))
        self.history.complete.clear()
        self.assert_broken("I5")

    def test_i5_a_position_given_twice(self):
        self.history.transcripts["c"].append(Event(4, "Notice.Left", "has left"))
        self.history.deliveries.pop()
        self.history.complete.clear()
        self.assert_broken("I5")

    def test_i6_a_reader_missed_one(self):
        del self.history.deliveries[1]
        self.assert_broken("I6")

    def test_i7_a_reader_got_one_twice(self):
        self.history.deliveries.append(self.history.deliveries[-1])
        self.assert_broken("I7")

    def test_i8_a_reader_saw_another_order(self):
        deliveries = self.history.deliveries
        deliveries[1], deliveries[2] = deliveries[2], deliveries[1]
        self.assert_broken("I8")

    def test_i8_a_reader_saw_another_text(self):
        self.history.deliveries[1].text = "something else"
        self.assert_broken("I8")

    def test_i9_an_acknowledgement_told_another_position(self):
        self.history.sends[1].position = 4
        self.assert_broken("I9")

    def test_i10_an_owed_push_never_came(self):
        self.history.pushes.clear()
        self.assert_broken("I10")

    def test_i10_not_when_the_customer_came_back_in_time(self):
        self.history.pushes.clear()
        self.history.absences[0].returned = 12.0
        self.assert_broken()

    def test_i10_not_with_a_stated_reason(self):
        self.history.pushes.clear()
        self.history.excused.add("three")
        self.assert_broken()

    def test_i10_waits_longer_after_an_outage(self):
        self.history.pushes.clear()
        self.history.outages = [(12.0, 28.0)]
        self.assert_broken()

    def test_i11_a_push_again_without_a_crash(self):
        self.history.pushes.append(Push("device", ["three"], 14.0))
        self.assert_broken("I11")

    def test_i11_a_crash_allows_one_more_and_not_two(self):
        self.history.outages = [(13.3, 13.8)]
        self.history.pushes.append(Push("device", ["three"], 14.0))
        self.assert_broken()
        self.history.pushes.append(Push("device", ["three"], 15.0))
        self.assert_broken("I11")

    def test_i12_a_push_while_the_customer_was_there(self):
        self.history.pushes.append(Push("device", ["two"], 5.0))
        self.assert_broken("I12")

    def test_i12_not_when_nothing_was_heard_of_the_phone(self):
        self.history.pushes.append(Push("device", ["two"], 5.0))
        self.history.silences.append(("another device", 3.0, 6.0))
        self.assert_broken("I12")
        self.history.silences.append(("device", 3.0, 6.0))
        self.assert_broken()

    def test_i12_a_push_long_after_the_return(self):
        self.history.absences[0].back = 11.5
        self.history.absences[0].returned = 11.4
        self.history.pushes[0].at = 20.0
        self.assert_broken("I12")

    def test_i12_a_push_for_what_the_customer_has(self):
        self.history.pushes.append(Push("device", ["one"], 14.0))
        self.assert_broken("I12")

    def test_i12_a_push_of_a_customer_who_never_left(self):
        self.history.pushes.append(Push("another device", ["two"], 5.0))
        self.assert_broken("I12")


if __name__ == "__main__":
    unittest.main()
