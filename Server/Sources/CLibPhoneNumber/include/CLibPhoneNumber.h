#ifndef BECKON_CLIBPHONENUMBER_H
#define BECKON_CLIBPHONENUMBER_H

// What Beckon uses of libphonenumber, in C: no C++ type, no exception and no ownership of strings crosses this border.
// All functions may be called on several threads at once.

#include <stdbool.h>
#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A number that could be read; only this library looks inside.
typedef struct BeckonNumber BeckonNumber;

/// The longest text that is read, in bytes; the library itself reads no longer one.
#define BECKON_NUMBER_LONGEST 250

/// Why a text was not read.
typedef enum {
    BECKON_NUMBER_READ = 0,
    /// The text is no number, or needs a country that is unknown.
    BECKON_NUMBER_UNREADABLE = 1,
    /// The library failed, for example for want of memory.
    BECKON_NUMBER_FAILED = 2
} BeckonNumberResult;

/// Reads a number; `country` is two capital letters. The caller frees what is stored in `number`.
BeckonNumberResult beckon_number_read(
    const char *text, size_t length, const char *country, BeckonNumber **number);

void beckon_number_free(BeckonNumber *number);

typedef struct {
    int country_code;
    bool is_possible;
    bool is_valid;
    /// Whether it is valid in the country that it was read with.
    bool is_valid_for_country;
    bool is_premium;
    bool has_italian_leading_zero;
} BeckonNumberFacts;

/// The facts of a number; false if the library failed.
bool beckon_number_facts(const BeckonNumber *number, BeckonNumberFacts *facts);

/// The texts of a number.
typedef enum {
    BECKON_NUMBER_E164,
    BECKON_NUMBER_INTERNATIONAL,
    BECKON_NUMBER_NATIONAL,
    /// The national number's digits, without the prefix that is dialled within the country.
    BECKON_NUMBER_SIGNIFICANT,
    /// The digits that are dialled within the country, without an extension.
    BECKON_NUMBER_NATIONAL_DIGITS,
    /// The spelling that comes closest to the text read.
    BECKON_NUMBER_ORIGINAL,
    BECKON_NUMBER_REGION,
    BECKON_NUMBER_EXTENSION,
    /// The library's name of the type, such as `MOBILE`.
    BECKON_NUMBER_TYPE,
    /// The library's name of where the country code came from, such as `FROM_DEFAULT_COUNTRY`.
    BECKON_NUMBER_CODE_SOURCE
} BeckonNumberText;

/// Copies a text, in UTF-8 and without a final zero, and returns its length in bytes. If that is more than `capacity`,
/// nothing is copied. Returns 0 if the library failed.
size_t beckon_number_text(const BeckonNumber *number, BeckonNumberText which, char *buffer, size_t capacity);

/// Copies the place or country of a valid number, in a language such as `de` or `pt_BR`; else as `beckon_number_text`.
size_t beckon_number_location(const BeckonNumber *number, const char *language, char *buffer, size_t capacity);

/// Whether the library knows the numbers of a country, two capital letters.
bool beckon_number_knows(const char *country);

#ifdef __cplusplus
}
#endif

#endif
