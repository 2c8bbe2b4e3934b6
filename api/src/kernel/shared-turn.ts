/**
 * Runs a step for all who ask for it. A step that runs already may have begun before the caller's change was committed: callers that come
 * meanwhile share the next one.
 */
export const sharedTurn = <T>(step: () => Promise<T>): (() => Promise<T>) => {
  let running: Promise<T> | null = null;
  let next: Promise<T> | null = null;
  const start = (): Promise<T> => {
    next = null;
    running = step().finally(() => void (running = null));
    return running;
  };
  return () => {
    if (running === null) return start();
    next ??= running.then(start, start);
    return next;
  };
};
