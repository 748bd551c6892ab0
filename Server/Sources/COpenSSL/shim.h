#ifndef BECKON_COPENSSL_H
#define BECKON_COPENSSL_H

#include <openssl/bn.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>
#include <openssl/rsa.h>
#include <openssl/x509.h>
#include <openssl/x509v3.h>

// Macros that Swift does not see.

/// How names are written: as RFC 2253 has it, with letters of all languages as they are.
static inline unsigned long beckon_name_flags(void) { return XN_FLAG_RFC2253 & ~ASN1_STRFLGS_ESC_MSB; }

/// Whether an error says that no provider has the algorithm.
static inline int beckon_is_unsupported(unsigned long error) {
    int reason = ERR_GET_REASON(error);
    return reason == ERR_R_UNSUPPORTED
        || (ERR_GET_LIB(error) == ERR_LIB_EVP && (reason == EVP_R_UNKNOWN_PBE_ALGORITHM || reason == EVP_R_UNSUPPORTED_CIPHER));
}

/// Whether an error says that the passphrase is another one.
static inline int beckon_is_wrong_passphrase(unsigned long error) {
    int reason = ERR_GET_REASON(error);
    switch (ERR_GET_LIB(error)) {
    case ERR_LIB_PKCS12: return reason == PKCS12_R_MAC_VERIFY_FAILURE || reason == PKCS12_R_PKCS12_CIPHERFINAL_ERROR;
    case ERR_LIB_PROV:
    case ERR_LIB_EVP: return reason == EVP_R_BAD_DECRYPT;
    default: return 0;
    }
}

#endif
