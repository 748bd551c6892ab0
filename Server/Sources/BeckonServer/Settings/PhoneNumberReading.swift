package import BeckonCallback

#if LIBPHONENUMBER
import BeckonPhoneNumbers
#endif

/// What reads telephone numbers in this program.
package enum PhoneNumberReading {
    #if LIBPHONENUMBER
    /// libphonenumber, since the program was built with it; else the check by form and length.
    package static let ofThisProgram: any PhoneNumbers = LibPhoneNumbers()
    #else
    /// The check by form and length, since the program was built without libphonenumber.
    package static let ofThisProgram: any PhoneNumbers = MinimalPhoneNumbers()
    #endif

    /// Says how numbers are checked.
    package static var sentence: String {
        ofThisProgram.knowsPlans
            ? "Telephone numbers are checked with libphonenumber."
            : "Telephone numbers are checked by their form and length alone: this program was built without "
                + "libphonenumber."
    }
}
