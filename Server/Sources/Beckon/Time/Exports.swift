// Modules that import Beckon use these types in its API, so one import is enough.
@_exported public import BeckonTime
