#ifndef BECKON_CLIBPQ_H
#define BECKON_CLIBPQ_H

#include <libpq-fe.h>
#include <poll.h>

#endif
