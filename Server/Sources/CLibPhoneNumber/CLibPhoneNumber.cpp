#include "CLibPhoneNumber.h"

#include <phonenumbers/geocoding/phonenumber_offline_geocoder.h>
#include <phonenumbers/logger.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <string>

using i18n::phonenumbers::NullLogger;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberOfflineGeocoder;
using i18n::phonenumbers::PhoneNumberUtil;

struct BeckonNumber {
    PhoneNumber number;
    std::string country;
};

namespace {

// One instance serves all threads: the library makes it once and guards its caches by locks.
const PhoneNumberUtil &util() {
    static const PhoneNumberUtil *const instance = [] {
        PhoneNumberUtil *made = PhoneNumberUtil::GetInstance();
        // The library's own logger writes to standard output, and its lines may hold numbers.
        made->SetLogger(new NullLogger());
        return made;
    }();
    return *instance;
}

// Never destroyed, since other threads may still use it while the program ends.
const PhoneNumberOfflineGeocoder &geocoder() {
    util();
    static const PhoneNumberOfflineGeocoder *const instance = new PhoneNumberOfflineGeocoder();
    return *instance;
}

const char *name(PhoneNumberUtil::PhoneNumberType type) {
    switch (type) {
        case PhoneNumberUtil::FIXED_LINE: return "FIXED_LINE";
        case PhoneNumberUtil::MOBILE: return "MOBILE";
        case PhoneNumberUtil::FIXED_LINE_OR_MOBILE: return "FIXED_LINE_OR_MOBILE";
        case PhoneNumberUtil::TOLL_FREE: return "TOLL_FREE";
        case PhoneNumberUtil::PREMIUM_RATE: return "PREMIUM_RATE";
        case PhoneNumberUtil::SHARED_COST: return "SHARED_COST";
        case PhoneNumberUtil::VOIP: return "VOIP";
        case PhoneNumberUtil::PERSONAL_NUMBER: return "PERSONAL_NUMBER";
        case PhoneNumberUtil::PAGER: return "PAGER";
        case PhoneNumberUtil::UAN: return "UAN";
        case PhoneNumberUtil::VOICEMAIL: return "VOICEMAIL";
        case PhoneNumberUtil::UNKNOWN: return "UNKNOWN";
    }
    return "UNKNOWN";
}

const char *name(PhoneNumber::CountryCodeSource source) {
    switch (source) {
        case PhoneNumber::FROM_NUMBER_WITH_PLUS_SIGN: return "FROM_NUMBER_WITH_PLUS_SIGN";
        case PhoneNumber::FROM_NUMBER_WITH_IDD: return "FROM_NUMBER_WITH_IDD";
        case PhoneNumber::FROM_NUMBER_WITHOUT_PLUS_SIGN: return "FROM_NUMBER_WITHOUT_PLUS_SIGN";
        case PhoneNumber::FROM_DEFAULT_COUNTRY: return "FROM_DEFAULT_COUNTRY";
        case PhoneNumber::UNSPECIFIED: return "UNSPECIFIED";
    }
    return "UNSPECIFIED";
}

std::string national_digits(PhoneNumber number) {
    std::string text;
    number.clear_extension();
    util().Format(number, PhoneNumberUtil::NATIONAL, &text);
    util().NormalizeDigitsOnly(&text);
    return text;
}

std::string text(const BeckonNumber &read, BeckonNumberText which) {
    const PhoneNumber &number = read.number;
    std::string text;
    switch (which) {
        case BECKON_NUMBER_E164: util().Format(number, PhoneNumberUtil::E164, &text); break;
        case BECKON_NUMBER_INTERNATIONAL: util().Format(number, PhoneNumberUtil::INTERNATIONAL, &text); break;
        case BECKON_NUMBER_NATIONAL: util().Format(number, PhoneNumberUtil::NATIONAL, &text); break;
        case BECKON_NUMBER_SIGNIFICANT: util().GetNationalSignificantNumber(number, &text); break;
        case BECKON_NUMBER_NATIONAL_DIGITS: text = national_digits(number); break;
        case BECKON_NUMBER_ORIGINAL: util().FormatInOriginalFormat(number, read.country, &text); break;
        case BECKON_NUMBER_REGION: util().GetRegionCodeForNumber(number, &text); break;
        case BECKON_NUMBER_EXTENSION: text = number.extension(); break;
        case BECKON_NUMBER_TYPE: text = name(util().GetNumberType(number)); break;
        case BECKON_NUMBER_CODE_SOURCE: text = name(number.country_code_source()); break;
    }
    return text;
}

size_t copy(const std::string &text, char *buffer, size_t capacity) {
    if (buffer != nullptr && !text.empty() && text.size() <= capacity) std::memcpy(buffer, text.data(), text.size());
    return text.size();
}

}  // namespace

extern "C" {

BeckonNumberResult beckon_number_read(
    const char *text, size_t length, const char *country, BeckonNumber **number) {
    *number = nullptr;
    if (length > BECKON_NUMBER_LONGEST) return BECKON_NUMBER_UNREADABLE;
    BeckonNumber *read = nullptr;
    try {
        read = new BeckonNumber{PhoneNumber(), country};
        if (util().ParseAndKeepRawInput(std::string(text, length), read->country, &read->number)
            == PhoneNumberUtil::NO_PARSING_ERROR) {
            *number = read;
            return BECKON_NUMBER_READ;
        }
        delete read;
        return BECKON_NUMBER_UNREADABLE;
    } catch (...) {
        delete read;
        return BECKON_NUMBER_FAILED;
    }
}

void beckon_number_free(BeckonNumber *number) { delete number; }

bool beckon_number_facts(const BeckonNumber *read, BeckonNumberFacts *facts) {
    try {
        const PhoneNumber &number = read->number;
        facts->country_code = number.country_code();
        // Also true for numbers that can be dialled only within their area.
        facts->is_possible = util().IsPossibleNumber(number);
        facts->is_valid = util().IsValidNumber(number);
        facts->is_valid_for_country = util().IsValidNumberForRegion(number, read->country);
        facts->is_premium = util().GetNumberType(number) == PhoneNumberUtil::PREMIUM_RATE;
        facts->has_italian_leading_zero = number.italian_leading_zero();
        return true;
    } catch (...) {
        return false;
    }
}

size_t beckon_number_text(const BeckonNumber *number, BeckonNumberText which, char *buffer, size_t capacity) {
    try {
        return copy(text(*number, which), buffer, capacity);
    } catch (...) {
        return 0;
    }
}

size_t beckon_number_location(const BeckonNumber *number, const char *language, char *buffer, size_t capacity) {
    try {
        const icu::Locale locale(language);
        if (locale.isBogus()) return 0;
        return copy(geocoder().GetDescriptionForNumber(number->number, locale), buffer, capacity);
    } catch (...) {
        return 0;
    }
}

bool beckon_number_knows(const char *country) {
    try {
        return util().GetCountryCodeForRegion(country) != 0;
    } catch (...) {
        return false;
    }
}
}
