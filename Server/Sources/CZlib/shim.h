#ifndef BECKON_CZLIB_H
#define BECKON_CZLIB_H

#include <zlib.h>

#endif
