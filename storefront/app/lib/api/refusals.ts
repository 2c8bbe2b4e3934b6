type Listener = () => void;
const listeners = new Set<Listener>();

/** Hears of every call that was refused because of the session, whether or not it could be renewed. Returns how to stop hearing. */
export const onRefused = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const notifyRefused = (): void => {
  for (const listener of listeners) listener();
};
