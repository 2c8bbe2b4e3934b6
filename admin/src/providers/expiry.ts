/** Whether the session ended while the page was in use. The page stays as it is, with everything typed, until they are back. */
const listeners = new Set<() => void>();
let isOver = false;

const tell = (value: boolean): void => {
  if (isOver === value) return;
  isOver = value;
  for (const listener of listeners) listener();
};

export const expiry = {
  isOver: (): boolean => isOver,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  raise: (): void => tell(true),
  settle: (): void => tell(false),
};
