/// The names of this adapter.
enum CXoneNames {}
