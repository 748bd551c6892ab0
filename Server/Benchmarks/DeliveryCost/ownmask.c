/* Gives sigsuspend a mask of its own. Valgrind up to 3.19 removes a signal from the caller's mask in place, and
   libdispatch's mask lies in read-only memory. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>

int sigsuspend(const sigset_t *mask) {
    int (*next)(const sigset_t *) = (int (*)(const sigset_t *))dlsym(RTLD_NEXT, "sigsuspend");
    sigset_t own = *mask;
    return next(&own);
}
