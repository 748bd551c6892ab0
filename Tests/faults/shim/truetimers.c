/*
 * Loaded before faketime's library: timers of clocks that nobody sets go to the kernel as they are.
 *
 * faketime moves every absolute time of a timerfd by as much as the wall clock is false, whatever the timer's clock is,
 * so that a sleep on the monotonic clock would end an hour late. The kernel's clocks are true here.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <sys/syscall.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

#define FILES 65536
/* Which descriptors are timers of the wall clock: theirs is the false one. */
static atomic_bool is_wall[FILES];

int timerfd_create(int clock, int flags) {
    int file = (int)syscall(SYS_timerfd_create, clock, flags);
    if (file >= 0 && file < FILES) is_wall[file] = clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_ALARM;
    return file;
}

int timerfd_settime(int file, int flags, const struct itimerspec *new, struct itimerspec *old) {
    if (file < 0 || file >= FILES || !is_wall[file]) return (int)syscall(SYS_timerfd_settime, file, flags, new, old);
    int (*next)(int, int, const struct itimerspec *, struct itimerspec *) = dlsym(RTLD_NEXT, "timerfd_settime");
    return next(file, flags, new, old);
}

int timerfd_gettime(int file, struct itimerspec *left) {
    if (file < 0 || file >= FILES || !is_wall[file]) return (int)syscall(SYS_timerfd_gettime, file, left);
    int (*next)(int, struct itimerspec *) = dlsym(RTLD_NEXT, "timerfd_gettime");
    return next(file, left);
}
