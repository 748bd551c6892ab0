// Whoever decides with Beckon counts in its times: one import is enough.
@_exported public import BeckonTime
