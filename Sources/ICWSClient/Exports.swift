// The namespace `ICWS`, in which every contract stands, comes along with an import of this library.
@_exported public import ICWSCore
