// Whoever configures a provider names the roots that it trusts.
@_exported public import BeckonTLS
