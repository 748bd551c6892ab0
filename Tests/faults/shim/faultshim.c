/* Preloaded into a gateway: makes its database's log, or its own, fail, or kills the process, at a chosen moment.
 *
 * FAULTSHIM names a file of eight 32-bit words that the test changes while the gateway runs:
 *   0 the action  1 at which matching call from now on (1 = the next)  2 writes seen  3 syncs seen  4 actions done
 *   5 what fails: the database's log, or standard error, which is the gateway's own log
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { NOTHING, FAIL_SYNC, KILL_BEFORE_WRITE, KILL_IN_WRITE, KILL_BEFORE_SYNC, KILL_AFTER_SYNC, FULL };
enum { DATABASE_LOG, OWN_LOG };

struct control {
    _Atomic uint32_t action, countdown, writes, syncs, done, target;
    uint32_t spare[2];
};

static struct control *control;
static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static ssize_t (*real_write)(int, const void *, size_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

__attribute__((constructor)) static void start(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_write = dlsym(RTLD_NEXT, "write");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    const char *path = getenv("FAULTSHIM");
    if (!path) return;
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    void *map = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    close(file);
    if (map != MAP_FAILED) control = map;
}

static int is_log(int file) {
    if (control->target == OWN_LOG) return file == STDERR_FILENO;
    char link[64], path[512];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    return length > 4 && memcmp(path + length - 4, "-wal", 4) == 0;
}

/* Whether the action is due at this call; FAIL_SYNC and FULL continue once begun. */
static int is_due(uint32_t action) {
    if (control->action != action) return 0;
    if (control->countdown > 1) {
        control->countdown--;
        return 0;
    }
    control->done++;
    return 1;
}

static void end_here(void) { kill(getpid(), SIGKILL); for (;;) pause(); }

static ssize_t written(int file, const void *bytes, size_t count, off64_t offset, int positioned) {
    if (control && control->action && is_log(file)) {
        control->writes++;
        if (is_due(FULL)) { errno = ENOSPC; return -1; }
        if (is_due(KILL_BEFORE_WRITE)) end_here();
        if (is_due(KILL_IN_WRITE)) {
            if (positioned) real_pwrite(file, bytes, count / 2, offset); else real_write(file, bytes, count / 2);
            end_here();
        }
    }
    return positioned ? real_pwrite(file, bytes, count, offset) : real_write(file, bytes, count);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
    return written(file, bytes, count, offset, 1);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
    return written(file, bytes, count, offset, 1);
}

ssize_t write(int file, const void *bytes, size_t count) {
    return written(file, bytes, count, 0, 0);
}

static int synced(int file, int (*real)(int)) {
    int log = control && control->action && is_log(file);
    if (log) {
        control->syncs++;
        if (is_due(FAIL_SYNC)) { errno = EIO; return -1; }
        if (is_due(KILL_BEFORE_SYNC)) end_here();
    }
    int result = real(file);
    if (log && is_due(KILL_AFTER_SYNC)) end_here();
    return result;
}

int fsync(int file) { return synced(file, real_fsync); }
int fdatasync(int file) { return synced(file, real_fdatasync); }
