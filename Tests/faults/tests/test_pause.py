"""What counts as sent under an old lease."""

import unittest

from beckon_faults.history import Absence, History, Push
from cases.pause import under_an_old_lease


class OldLeaseTests(unittest.TestCase):
    def setUp(self):
        self.history = History()
        self.history.pushes = [Push("phone", ["text"], 1, "b"), Push("phone", ["text"], 5, "a")]

    def test_sent_by_both(self):
        self.assertEqual([found[0] for found in under_an_old_lease(self.history, 0, 4, "a")], ["text"])

    def test_before_the_return(self):
        self.assertEqual(under_an_old_lease(self.history, 0, 6, "a"), [])

    def test_owed_again_after_another_leave(self):
        self.history.absences = [Absence("chat", "phone", 3, 2.5, asked=2)]
        self.assertEqual(under_an_old_lease(self.history, 0, 4, "a"), [])

    def test_twice_after_another_leave(self):
        self.history.absences = [Absence("chat", "phone", 3, 2.5, asked=2)]
        self.history.pushes.insert(1, Push("phone", ["text"], 3, "b"))
        self.assertEqual([found[0] for found in under_an_old_lease(self.history, 0, 4, "a")], ["text"])


if __name__ == "__main__":
    unittest.main()
