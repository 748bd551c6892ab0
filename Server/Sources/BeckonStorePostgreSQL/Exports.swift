// Most of what a store can do is declared there; who has a store can call it.
@_exported public import BeckonStoreSQL
