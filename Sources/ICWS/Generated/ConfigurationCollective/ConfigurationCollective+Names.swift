// Written by `make generate` from Sources/ICWSSimulator/icws-api.json. Not to be edited.

public import ICWSCore

extension ICWS.Configuration {
    /// Namespace `Configuration.Collective`.
    public enum Collective {
        /// Its resources.
        public enum Resources {}
    }
}

extension ICWS {
    /// Short for ``ICWS.Configuration.Collective.Resources.PeerSites.GetPeerSites``.
    public typealias GetPeerSites = ICWS.Configuration.Collective.Resources.PeerSites.GetPeerSites

    /// Short for ``ICWS.Configuration.Collective.Resources.PeerSitesById.GetPeerSite``.
    public typealias GetPeerSite = ICWS.Configuration.Collective.Resources.PeerSitesById.GetPeerSite
}
