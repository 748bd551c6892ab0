// Tells the thread sanitizer what the Swift runtime's Mutex does.
//
// On Linux a contended Mutex is locked and unlocked inside libswiftSynchronization, which no sanitizer has instrumented: the
// sanitizer misses that the lock was passed on, and takes what it guards for a race. This library is loaded before the
// runtime's, calls the runtime's functions, and says what they did: a lock acquires what was released at the mutex's address.
#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))

// The sanitizer's; absent in programs without it.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT void (*lock_function)(uint32_t thread, SELF void *mutex);
typedef SWIFT bool (*try_lock_function)(SELF void *mutex);
typedef SWIFT void (*unlock_function)(SELF void *mutex);

// Looking up twice is harmless, so the look-ups need no lock of their own.
static void *runtime_function(void *_Atomic *known, const char *name) {
    void *function = *known;
    if (function == NULL) *known = function = dlsym(RTLD_NEXT, name);
    return function;
}

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
    static void *_Atomic known;
    ((lock_function)runtime_function(&known, LOCK))(thread, mutex);
    if (__tsan_acquire) __tsan_acquire(mutex);
}

SWIFT bool try_lock_slow(SELF void *mutex) __asm__(TRY_LOCK);
SWIFT bool try_lock_slow(SELF void *mutex) {
    static void *_Atomic known;
    bool locked = ((try_lock_function)runtime_function(&known, TRY_LOCK))(mutex);
    if (locked && __tsan_acquire) __tsan_acquire(mutex);
    return locked;
}

SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF void *mutex) {
    static void *_Atomic known;
    if (__tsan_release) __tsan_release(mutex);
    ((unlock_function)runtime_function(&known, UNLOCK))(mutex);
}
