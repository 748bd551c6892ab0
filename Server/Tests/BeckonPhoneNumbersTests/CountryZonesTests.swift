import Testing

@testable import BeckonPhoneNumbers

/// The time zones of countries.
@Suite struct CountryZonesTests {
    @Test(
        "a country of one time has a zone, one of several has none",
        arguments: [
            ("FR", "Europe/Paris"), ("DE", "Europe/Berlin"), ("US", nil), ("ES", nil), ("ZZ", nil), ("001", nil),
        ])
    func zones(country: String, zone: String?) {
        #expect(CountryZones.shared.zone(of: country) == zone)
    }

    @Test("without a zone database there are no zones")
    func none() {
        #expect(CountryZones(folder: "/nowhere").zone(of: "FR") == nil)
    }
}
