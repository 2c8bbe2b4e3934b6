/** Loaded before a child's own code: when the process that started it is gone, however it ended, the child stops in order too. */
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
