// Apple's C library, as far as the package uses it, with Apple's types. The C names are others, so that the headers of
// this system may be loaded beside it. Each group names the manual page or the header where Apple declares it; without
// a word on null, as there, pointers are implicitly unwrapped.
#pragma clang diagnostic ignored "-Wnullability-completeness"
#include <stddef.h>
#include <stdint.h>
#define NAME(x) __attribute__((swift_name(x)))

// <sys/types.h>
typedef int32_t apple_dev_t NAME("dev_t");
typedef uint64_t apple_ino_t NAME("ino_t");
typedef uint16_t apple_mode_t NAME("mode_t");
typedef uint16_t apple_nlink_t NAME("nlink_t");
typedef int64_t apple_off_t NAME("off_t");
typedef int32_t apple_pid_t NAME("pid_t");
typedef uint32_t apple_uid_t NAME("uid_t");
typedef uint32_t apple_gid_t NAME("gid_t");
typedef uint32_t apple_useconds_t NAME("useconds_t");
typedef long apple_time_t NAME("time_t");

// <MacTypes.h>
typedef int32_t apple_OSStatus NAME("OSStatus");

// man 2 stat, <sys/stat.h>
struct NAME("timespec") apple_timespec { apple_time_t tv_sec; long tv_nsec; };
struct NAME("stat") apple_stat {
  apple_dev_t st_dev; apple_mode_t st_mode; apple_nlink_t st_nlink; apple_ino_t st_ino;
  apple_uid_t st_uid; apple_gid_t st_gid; apple_dev_t st_rdev;
  struct apple_timespec st_atimespec, st_mtimespec, st_ctimespec, st_birthtimespec;
  apple_off_t st_size; int64_t st_blocks; int32_t st_blksize; uint32_t st_flags; uint32_t st_gen;
};
int apple_stat_f(const char *, struct apple_stat *) NAME("stat(_:_:)");
int apple_lstat(const char *, struct apple_stat *) NAME("lstat(_:_:)");
int apple_fstat(int, struct apple_stat *) NAME("fstat(_:_:)");
int apple_chmod(const char *, apple_mode_t) NAME("chmod(_:_:)");
int apple_fchmod(int, apple_mode_t) NAME("fchmod(_:_:)");
int apple_mkdir(const char *, apple_mode_t) NAME("mkdir(_:_:)");
int apple_mkfifo(const char *, apple_mode_t) NAME("mkfifo(_:_:)");

// man 2 read, man 2 write, <unistd.h>
long apple_read(int, void *, size_t) NAME("read(_:_:_:)");
long apple_write(int, const void *, size_t) NAME("write(_:_:_:)");
long apple_pwrite(int, const void *, size_t, apple_off_t) NAME("pwrite(_:_:_:_:)");
int apple_close(int) NAME("close(_:)");
int apple_dup(int) NAME("dup(_:)");
int apple_pipe(int *) NAME("pipe(_:)");
int apple_fsync(int) NAME("fsync(_:)");
int apple_ftruncate(int, apple_off_t) NAME("ftruncate(_:_:)");
int apple_access(const char *, int) NAME("access(_:_:)");
int apple_unlink(const char *) NAME("unlink(_:)");
int apple_rmdir(const char *) NAME("rmdir(_:)");
int apple_isatty(int) NAME("isatty(_:)");
int apple_usleep(apple_useconds_t) NAME("usleep(_:)");
apple_pid_t apple_getpid(void) NAME("getpid()");
apple_pid_t apple_getppid(void) NAME("getppid()");
apple_uid_t apple_geteuid(void) NAME("geteuid()");
void apple__exit(int) __attribute__((noreturn)) NAME("_exit(_:)");

// man 2 flock, <sys/fcntl.h>
int apple_flock(int, int) NAME("flock(_:_:)");

// man 3 stdio, man 3 stdlib, man 3 string
int apple_rename(const char *, const char *) NAME("rename(_:_:)");
char *apple_realpath(const char *, char *) NAME("realpath(_:_:)");
void apple_exit(int) __attribute__((noreturn)) NAME("exit(_:)");
void apple_free(void *) NAME("free(_:)");
char *apple_strerror(int) NAME("strerror(_:)");
char *apple_strdup(const char *) NAME("strdup(_:)");
int apple_memcmp(const void *, const void *, size_t) NAME("memcmp(_:_:_:)");
void *apple_memcpy(void *, const void *, size_t) NAME("memcpy(_:_:_:)");
void *apple_memchr(const void *, int, size_t) NAME("memchr(_:_:_:)");

// man 3 math
double apple_pow(double, double) NAME("pow(_:_:)");

// man 3 time, <time.h>
apple_time_t apple_time(apple_time_t *) NAME("time(_:)");

// man 3 pthread, <pthread.h>; says what may be null.
typedef struct NAME("_opaque_pthread_mutex_t") apple_opaque_mutex { long __sig; char __opaque[56]; } apple_pthread_mutex_t NAME("pthread_mutex_t");
typedef struct NAME("_opaque_pthread_mutexattr_t") apple_opaque_mutexattr { long __sig; char __opaque[8]; } apple_pthread_mutexattr_t NAME("pthread_mutexattr_t");
typedef struct NAME("_opaque_pthread_t") apple_opaque_pthread { long __sig; char __opaque[8176]; } *apple_pthread_t NAME("pthread_t");
apple_pthread_t _Nonnull apple_pthread_self(void) NAME("pthread_self()");
void *_Nonnull apple_pthread_get_stackaddr_np(apple_pthread_t _Nonnull) NAME("pthread_get_stackaddr_np(_:)");
size_t apple_pthread_get_stacksize_np(apple_pthread_t _Nonnull) NAME("pthread_get_stacksize_np(_:)");
int apple_pthread_mutex_init(apple_pthread_mutex_t *_Nonnull, const apple_pthread_mutexattr_t *_Nullable) NAME("pthread_mutex_init(_:_:)");
int apple_pthread_mutex_lock(apple_pthread_mutex_t *_Nonnull) NAME("pthread_mutex_lock(_:)");
int apple_pthread_mutex_unlock(apple_pthread_mutex_t *_Nonnull) NAME("pthread_mutex_unlock(_:)");
int apple_pthread_mutex_destroy(apple_pthread_mutex_t *_Nonnull) NAME("pthread_mutex_destroy(_:)");

// man 2 sched_yield, <sched.h>
int apple_sched_yield(void) NAME("sched_yield()");

// <os/lock.h>
struct NAME("os_unfair_lock") apple_unfair_lock { uint32_t _os_unfair_lock_opaque; };

// man 2 socket, <sys/socket.h>, <netinet/in.h>, <arpa/inet.h>
typedef uint32_t apple_socklen_t NAME("socklen_t");
typedef uint8_t apple_sa_family_t NAME("sa_family_t");
typedef uint16_t apple_in_port_t NAME("in_port_t");
typedef uint32_t apple_in_addr_t NAME("in_addr_t");
struct NAME("in_addr") apple_in_addr { apple_in_addr_t s_addr; };
struct NAME("sockaddr") apple_sockaddr { uint8_t sa_len; apple_sa_family_t sa_family; char sa_data[14]; };
struct NAME("sockaddr_in") apple_sockaddr_in {
  uint8_t sin_len; apple_sa_family_t sin_family; apple_in_port_t sin_port; struct apple_in_addr sin_addr; char sin_zero[8];
};
struct NAME("linger") apple_linger { int l_onoff; int l_linger; };
int apple_socket(int, int, int) NAME("socket(_:_:_:)");
int apple_bind(int, const struct apple_sockaddr *, apple_socklen_t) NAME("bind(_:_:_:)");
int apple_listen(int, int) NAME("listen(_:_:)");
int apple_accept(int, struct apple_sockaddr *, apple_socklen_t *) NAME("accept(_:_:_:)");
int apple_connect(int, const struct apple_sockaddr *, apple_socklen_t) NAME("connect(_:_:_:)");
int apple_getsockname(int, struct apple_sockaddr *, apple_socklen_t *) NAME("getsockname(_:_:_:)");
int apple_setsockopt(int, int, int, const void *, apple_socklen_t) NAME("setsockopt(_:_:_:_:_:)");
int apple_shutdown(int, int) NAME("shutdown(_:_:)");
long apple_send(int, const void *, size_t, int) NAME("send(_:_:_:_:)");
long apple_recv(int, void *, size_t, int) NAME("recv(_:_:_:_:)");
apple_in_addr_t apple_inet_addr(const char *) NAME("inet_addr(_:)");

// man 2 poll, <sys/poll.h>
typedef uint32_t apple_nfds_t NAME("nfds_t");
struct NAME("pollfd") apple_pollfd { int fd; short events; short revents; };
int apple_poll(struct apple_pollfd *, apple_nfds_t, int) NAME("poll(_:_:_:)");

// man 3 signal, man 2 kill, <signal.h>
void (*apple_signal(int, void (*)(int)))(int) NAME("signal(_:_:)");
int apple_kill(apple_pid_t, int) NAME("kill(_:_:)");

// man 2 utimes, <sys/time.h>
struct NAME("timeval") apple_timeval { apple_time_t tv_sec; int32_t tv_usec; };
int apple_utimes(const char *, const struct apple_timeval *) NAME("utimes(_:_:)");

// man 2 wait4, man 2 getrusage, <sys/resource.h>
struct NAME("rusage") apple_rusage { struct apple_timeval ru_utime; struct apple_timeval ru_stime; long ru_maxrss; };
apple_pid_t apple_wait4(apple_pid_t, int *, int, struct apple_rusage *) NAME("wait4(_:_:_:_:)");
apple_pid_t apple_waitpid(apple_pid_t, int *, int) NAME("waitpid(_:_:_:)");
int apple_getrusage(int, struct apple_rusage *) NAME("getrusage(_:_:)");

// man 2 posix_spawn, <spawn.h>
typedef void *apple_file_actions NAME("posix_spawn_file_actions_t");
typedef void *apple_spawnattr NAME("posix_spawnattr_t");
int apple_spawnp(apple_pid_t *, const char *, const apple_file_actions *, const apple_spawnattr *, char *const *, char *const *) NAME("posix_spawnp(_:_:_:_:_:_:)");
int apple_fa_init(apple_file_actions *) NAME("posix_spawn_file_actions_init(_:)");
int apple_fa_destroy(apple_file_actions *) NAME("posix_spawn_file_actions_destroy(_:)");
int apple_fa_open(apple_file_actions *, int, const char *, int, apple_mode_t) NAME("posix_spawn_file_actions_addopen(_:_:_:_:_:)");
int apple_fa_dup2(apple_file_actions *, int, int) NAME("posix_spawn_file_actions_adddup2(_:_:_:)");
int apple_fa_close(apple_file_actions *, int) NAME("posix_spawn_file_actions_addclose(_:_:)");
int apple_spawnattr_init(apple_spawnattr *) NAME("posix_spawnattr_init(_:)");
int apple_spawnattr_destroy(apple_spawnattr *) NAME("posix_spawnattr_destroy(_:)");
int apple_spawnattr_setflags(apple_spawnattr *, short) NAME("posix_spawnattr_setflags(_:_:)");

// <mach/task_info.h>, <mach/mach_init.h>
typedef uint32_t apple_natural_t NAME("natural_t");
typedef int apple_integer_t NAME("integer_t");
typedef apple_natural_t apple_msg_count NAME("mach_msg_type_number_t");
typedef apple_natural_t apple_task_flavor_t NAME("task_flavor_t");
typedef apple_natural_t apple_mach_port_t NAME("mach_port_t");
typedef int apple_kern_return_t NAME("kern_return_t");
struct NAME("mach_task_basic_info") apple_task_basic_info { uint64_t virtual_size, resident_size, resident_size_max; };
apple_kern_return_t apple_task_info(apple_mach_port_t, apple_task_flavor_t, apple_integer_t *, apple_msg_count *) NAME("task_info(_:_:_:_:)");
extern apple_mach_port_t apple_mach_task_self __attribute__((swift_attr("nonisolated(unsafe)"))) NAME("mach_task_self_");

// man 3 fnmatch, <fnmatch.h>
int apple_fnmatch(const char *, const char *, int) NAME("fnmatch(_:_:_:)");
