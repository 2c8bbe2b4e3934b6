/** Settles when a user wants us to stop: Ctrl-C, a signal, a closed terminal, or npm being gone. */
export function stopRequested(): Promise<string> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve(signal));
    if (process.env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return;
    const parent = process.ppid;
    setInterval(() => {
      if (process.ppid !== parent) resolve('npm has ended');
    }, 1_000).unref();
  });
}
