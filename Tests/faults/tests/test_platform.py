"""The checker of a platform's record finds each broken rule, and nothing in a record that keeps all rules."""

import unittest

from beckon_faults.history import Event, History, Send
from beckon_faults.platform import Record, check_record

TEXT = "Message.Text"


class RecordTests(unittest.TestCase):
    def setUp(self):
        self.history = History()
        self.history.sends = [
            Send("c", "customer 1", "one", 1.0, 1, 1.1), Send("c", "agent c", "two", 2.0, 1, 2.1),
            Send("c", "customer 1", "three", 3.0, 1, 3.1),
        ]
        self.history.transcripts["c"] = [
            Event(1, "Notice.Joined", "has joined"), Event(2, TEXT, "one"), Event(3, TEXT, "two"), Event(4, TEXT, "three")]
        self.record = Record()

    def take(self, *texts):
        for number, text in enumerate(texts):
            self.record.take("c", f"c.{number}", text)

    def assert_broken(self, *rules):
        self.assertEqual({violation.rule for violation in check_record(self.history, self.record)}, set(rules))

    def test_a_record_that_keeps_all_rules(self):
        self.record.take("c", "c.joined", "has joined", "Notice.Joined")
        self.take("one", "three")
        self.record.take("c", "c.0", "one")
        self.assert_broken()
        self.assertEqual(self.record.repeats, 1)

    def test_p1_an_acknowledged_message_is_lost(self):
        self.take("one")
        self.assert_broken("P1")

    def test_p1_a_whole_chat_is_lost(self):
        self.assert_broken("P1")

    def test_p1_is_kept_by_a_message_without_an_acknowledgement(self):
        self.history.sends.append(Send("c", "customer 1", "four", 4.0, 1))
        self.take("one", "three")
        self.assert_broken()

    def test_p2_a_message_is_doubled(self):
        self.take("one", "three", "three")
        self.assert_broken("P2")

    def test_p3_an_agents_own_message_comes_back(self):
        self.take("one", "two", "three")
        self.assert_broken("P3")

    def test_p4_two_messages_are_reordered(self):
        self.take("three", "one")
        self.assert_broken("P4")

    def test_p5_an_id_has_two_contents(self):
        self.take("one", "three")
        self.record.take("c", "c.1", "four")
        self.assert_broken("P5")


if __name__ == "__main__":
    unittest.main()
