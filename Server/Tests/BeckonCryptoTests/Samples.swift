/// Keys and signatures of RFC 7515, appendix A.3, and of OpenSSL's own program, made for these tests.
enum Samples {
    /// The RFC's public key.
    static let p256 = """
        -----BEGIN PUBLIC KEY-----
        MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEf83OJ3D2xF1Bg8vub9tLe1gHMzV7
        6e8Tus9uPHvRVEXH8UTNG72bfocs3+257rn0s2ldbqkLJK2KRiMohYjlrQ==
        -----END PUBLIC KEY-----
        """

    /// The RFC's signature, r and s, base64.
    static let p256Signature =
        "DtEhU3ljbEg8L38VWAfUAqOyKAM6+Xx+F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3+Kg6NU1Q=="

    /// A public RSA key of 2,048 bits, as certificates hold it.
    static let rsa = """
        -----BEGIN PUBLIC KEY-----
        MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAttowZFpo18CUBSrdXtRI
        EXSxji7Z9/oVVFGMtSymHpHBszZ877UisrlgQHkNDB026wd+aSGxodTpOtoGrIvo
        WN2+d9AD00cKgTrpkHkytGZWzNROXgWLMerR6QE0/6oOL9tN1RtWPGXpA0DZEnBC
        K0VEkhOTjTy+K1WVvii1D1BjcPec1e2FIKHWTj3gzPsqFyLlhsM2b9NqNJucbokk
        4nlloljFSc0Z4B0Cl1ysJcMHKqSgDuhL3eWWEE7anEVNtYYpCcsTLltq9Xwyl0tO
        rG6nhjWbIOrkvy3Z6o7OxlHe2UnymX6jYG0dUqX1PoPo7edw+0koGs6ciIJY24aU
        jQIDAQAB
        -----END PUBLIC KEY-----
        """

    /// The same key alone (PKCS #1).
    static let rsaAlone = """
        -----BEGIN RSA PUBLIC KEY-----
        MIIBCgKCAQEAttowZFpo18CUBSrdXtRIEXSxji7Z9/oVVFGMtSymHpHBszZ877Ui
        srlgQHkNDB026wd+aSGxodTpOtoGrIvoWN2+d9AD00cKgTrpkHkytGZWzNROXgWL
        MerR6QE0/6oOL9tN1RtWPGXpA0DZEnBCK0VEkhOTjTy+K1WVvii1D1BjcPec1e2F
        IKHWTj3gzPsqFyLlhsM2b9NqNJucbokk4nlloljFSc0Z4B0Cl1ysJcMHKqSgDuhL
        3eWWEE7anEVNtYYpCcsTLltq9Xwyl0tOrG6nhjWbIOrkvy3Z6o7OxlHe2UnymX6j
        YG0dUqX1PoPo7edw+0koGs6ciIJY24aUjQIDAQAB
        -----END RSA PUBLIC KEY-----
        """

    /// Its signature of `what is signed`, base64.
    static let rsaSignature =
        "F50RqeWmYwKLCXK9d7IdYRNfeGuYqq1EFmv0nmKMl7IwZO+D8G9kRqxZGNGM9JopS/z/b/wdaTa/k4TrYxviqcwFPPWBEI+d"
        + "5KKMglgKNb4lUCmbQJgOyR8sR+T9lZzlEvho6JtNqw6EHB2mPSjSyh6cTElYkLDQjpUvaUlVBanMEgP5fffP/5CBqSoGdFam"
        + "IsV1O49vgqdh0RkAk+FieG28Epx+fzfEq9gZK+ZDxUxlL0r4w7MLuZ+jIUNtVz30ZPQKb2ymFDzdqT3GGDaFgH6go+COLiBz"
        + "4pYps54qFFd6k9yZpPXaPo8Z1r/utlGlFKV24RDmLc7hgBuhK8o0yQ=="

    /// A private key of P-256 in the form before PKCS #8.
    static let olderP256 = """
        -----BEGIN EC PRIVATE KEY-----
        MHcCAQEEIPOhcMw7qsSf2XUBPllSxV89IhAqnGyk3gxnGerL7Wo/oAoGCCqGSM49
        AwEHoUQDQgAEIqrL8tCFDG/RnS8IJYvfJgRo2W1X+GuVLmsxJzdky/h1lLZ7GcR7
        MDGMV5iKP40LKWfsMxT5xcjZ6vFhdLdJkg==
        -----END EC PRIVATE KEY-----
        """

    /// RSA of 1,024 bits, the curve P-384, an encrypted key, damaged and empty texts.
    static let notKeys = [
        """
        -----BEGIN PUBLIC KEY-----
        MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQClaML52GCG561vWvLoE5ynw6N9
        SFoHPed0DeMVA7Cimwjbk4lgRJ1mY9yL8vpx+24IlYg9m3xvg87uF13qR0vxY9gj
        naCTeB3K/ve9/u5tBJ5GAhTjs3oi3vkHZHnbgziJZokNpsVkwYsYgZKw0Vnlj8Fx
        pCldY58kghRvKsdKjQIDAQAB
        -----END PUBLIC KEY-----
        """,
        """
        -----BEGIN PUBLIC KEY-----
        MHYwEAYHKoZIzj0CAQYFK4EEACIDYgAEOIOJljNK2QizXeFEr0V4ZsF7UAa/7vHU
        TQR4CqS2R2N73d84oEJAL0WhWZlJi8L3ozXr9sOdr3Fv3KE08J50i1Lu+RGofx6S
        9IXiMlexoSgzSEJErBfiqXyo0OWat2H9
        -----END PUBLIC KEY-----
        """,
        """
        -----BEGIN ENCRYPTED PRIVATE KEY-----
        MIHsMFcGCSqGSIb3DQEFDTBKMCkGCSqGSIb3DQEFDDAcBAjVnHi10S4o8wICCAAw
        DAYIKoZIhvcNAgkFADAdBglghkgBZQMEASoEEBntgqRwKVoHObK+hbfBFzEEgZC1
        D9QhnrXchGVWIZkBmAwJO7SkCYce7pBB0QJI/xnfWXcpEaudsn83/X6elBt3GI6N
        ugrx2hiNyOQVgm4iinOE+9mj3LUY0ZndOV4EamH76JKCk8751WTlwVhE2BuJYP/Q
        6BE1jO/4UUZlV3KnQt4NBLTHRhmDBJYG5OHFralh4HsY6ty5xL5uPnR7y3TRoXw=
        -----END ENCRYPTED PRIVATE KEY-----
        """,
        "", "secret", "-----BEGIN PUBLIC KEY-----", "-----BEGIN PUBLIC KEY-----\n-----END PUBLIC KEY-----",
        "-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----",
        "-----BEGIN PRIVATE KEY-----\nMIIB\n-----END PRIVATE KEY-----",
        "-----BEGIN RSA PUBLIC KEY-----\nMAA=\n-----END RSA PUBLIC KEY-----",
    ]
}
