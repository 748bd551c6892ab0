// Declares functions that Swift's Glibc module lacks: waiting for many sockets, and finding bytes in bytes.
#ifndef BECKON_CLINUX_SHIM_H
#define BECKON_CLINUX_SHIM_H
#include <stddef.h>
#include <sys/epoll.h>
void *memmem(const void *haystack, size_t haystack_length, const void *needle, size_t needle_length);
#endif
