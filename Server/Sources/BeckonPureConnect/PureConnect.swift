/// The names of this adapter.
enum PureConnectNames {}
