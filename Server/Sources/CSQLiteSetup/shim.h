// What Swift cannot call of SQLite: functions with a variable number of arguments.
#ifndef BECKON_CSQLITESETUP_SHIM_H
#define BECKON_CSQLITESETUP_SHIM_H
#include <sqlite3.h>

/// Has SQLite not count its memory, which takes a lock for each allocation; it must come before SQLite is used.
static inline int beckon_sqlite_without_memory_statistics(void) {
    return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
}

/// Has a connection leave the log as it is when it is closed.
static inline int beckon_sqlite_keep_log(sqlite3 *connection) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, (int *)0);
}
#endif
