/// The names of this adapter.
enum GenesysCloudNames {}
