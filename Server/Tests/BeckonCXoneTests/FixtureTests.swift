import Testing

@Suite struct FixtureTests {}
