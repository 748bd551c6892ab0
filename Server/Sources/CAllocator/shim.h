// What Swift cannot call of the C library: glibc's malloc.h is not in its module.
#ifndef BECKON_CALLOCATOR_SHIM_H
#define BECKON_CALLOCATOR_SHIM_H
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

/// Has the allocator give back to the system what is free in blocks of so many bytes or more; 0 if it cannot be told.
static inline int beckon_give_back_blocks(int bytes) {
#ifdef __GLIBC__
    return mallopt(M_MMAP_THRESHOLD, bytes) && mallopt(M_TRIM_THRESHOLD, bytes);
#else
    return 0;
#endif
}
#endif
