//===- SharedFile.cpp - Nameless shared memory, in huge pages -------------===//
//
// Part of dgc, under the Apache License v2.0. See LICENSE.
//
//===----------------------------------------------------------------------===//
//
// Linux gives shared memory no huge pages unless an administrator says so
// (shmem_enabled), but a tmpfs mount may ask for them itself. So the file is
// made on a mount of its own that is attached nowhere. Mounting takes a
// privilege, which anybody has in a user namespace: where it is missing, a
// child process goes there, makes the file and hands it back. Where that is
// forbidden, too, it is a memfd.
//
//===----------------------------------------------------------------------===//
#include "SharedFile.h"
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sched.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace dgc::rt;

namespace {

/// Below this, huge pages gain nothing.
constexpr size_t kHugeFrom = 4 << 20;

/// An unnamed file on a tmpfs of huge pages, or -1.
int openOnHugeMount() {
  int fs = static_cast<int>(syscall(SYS_fsopen, "tmpfs", FSOPEN_CLOEXEC));
  if (fs < 0)
    return -1;
  auto set = [&](const char *key, const char *value) {
    return syscall(SYS_fsconfig, fs, FSCONFIG_SET_STRING, key, value, 0) == 0;
  };
  int file = -1;
  if (set("huge", "always") && set("size", "0") && set("mode", "0700") &&
      syscall(SYS_fsconfig, fs, FSCONFIG_CMD_CREATE, nullptr, nullptr, 0) ==
          0) {
    int mount = static_cast<int>(syscall(SYS_fsmount, fs, FSMOUNT_CLOEXEC, 0));
    if (mount >= 0) {
      file = openat(mount, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, 0600);
      close(mount);
    }
  }
  close(fs);
  return file;
}

bool writeText(const char *path, const char *text) {
  int fd = open(path, O_WRONLY | O_CLOEXEC);
  if (fd < 0)
    return false;
  ssize_t n = static_cast<ssize_t>(strlen(text));
  bool ok = write(fd, text, n) == n;
  close(fd);
  return ok;
}

/// Becomes root of a new user namespace.
bool enterNamespace() {
  char uid[64], gid[64];
  snprintf(uid, sizeof uid, "0 %u 1", geteuid());
  snprintf(gid, sizeof gid, "0 %u 1", getegid());
  return unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 &&
         writeText("/proc/self/setgroups", "deny") &&
         writeText("/proc/self/uid_map", uid) &&
         writeText("/proc/self/gid_map", gid);
}

/// One byte with a file descriptor beside it.
struct Message {
  char byte = 0;
  iovec data = {&byte, 1};
  alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
  msghdr header = {};
  Message() {
    header.msg_iov = &data;
    header.msg_iovlen = 1;
    header.msg_control = control;
    header.msg_controllen = sizeof control;
  }
};

void sendFile(int socket, int file) {
  Message m;
  cmsghdr *c = CMSG_FIRSTHDR(&m.header);
  c->cmsg_level = SOL_SOCKET;
  c->cmsg_type = SCM_RIGHTS;
  c->cmsg_len = CMSG_LEN(sizeof(int));
  memcpy(CMSG_DATA(c), &file, sizeof file);
  sendmsg(socket, &m.header, MSG_NOSIGNAL);
}

int receiveFile(int socket) {
  Message m;
  int file = -1;
  if (recvmsg(socket, &m.header, MSG_CMSG_CLOEXEC) != 1)
    return -1;
  cmsghdr *c = CMSG_FIRSTHDR(&m.header);
  if (c && c->cmsg_type == SCM_RIGHTS)
    memcpy(&file, CMSG_DATA(c), sizeof file);
  return file;
}

int openInNamespace() {
  int sockets[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, sockets) != 0)
    return -1;
  pid_t child = fork();
  if (child == 0) {
    int file = enterNamespace() ? openOnHugeMount() : -1;
    if (file >= 0)
      sendFile(sockets[1], file);
    _exit(0);
  }
  close(sockets[1]); // so that the end of the child ends the receiving
  int file = child > 0 ? receiveFile(sockets[0]) : -1;
  close(sockets[0]);
  while (child > 0 && waitpid(child, nullptr, 0) < 0 && errno == EINTR)
    ;
  return file;
}

} // namespace

int dgc::rt::openSharedFile(size_t bytes) {
  int file = -1;
  if (bytes >= kHugeFrom) {
    file = openOnHugeMount();
    if (file < 0)
      file = openInNamespace();
  }
  if (file < 0)
    file = memfd_create("dgc-heap", MFD_CLOEXEC);
  if (file >= 0 && ftruncate(file, static_cast<off_t>(bytes)) != 0) {
    int err = errno;
    close(file);
    errno = err;
    return -1;
  }
  return file;
}
