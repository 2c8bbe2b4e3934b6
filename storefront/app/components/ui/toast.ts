export type ToastKind = 'info' | 'success' | 'warning' | 'error' | 'loading';

/** Requested by any component, shown by the one toaster, which loads with the first message. */
export interface ToastRequest {
  kind: ToastKind;
  text: string;
  detail?: string | undefined;
  /** Brings back what was removed. */
  takeBack?: (() => unknown) | undefined;
}

type Listener = (request: ToastRequest) => void;
const listeners = new Set<Listener>();
const waiting: ToastRequest[] = [];

export const onToast = (listener: Listener): (() => void) => {
  listeners.add(listener);
  for (const request of waiting.splice(0)) listener(request);
  return () => listeners.delete(listener);
};

const raise = (request: ToastRequest): void => {
  if (listeners.size === 0) waiting.push(request);
  for (const listener of listeners) listener(request);
};

const say =
  (kind: ToastKind) =>
  (text: string, detail?: string): void =>
    raise({ kind, text, detail });

/**
 * Short messages at the top right: at most three, none twice, gone after five seconds; errors stay until they are closed. `removed` has a button that
 * takes the removal back, and stays for twelve seconds.
 */
export const toast = {
  info: say('info'),
  success: say('success'),
  warning: say('warning'),
  error: say('error'),
  loading: say('loading'),
  removed: (text: string, takeBack: () => unknown): void => raise({ kind: 'success', text, takeBack }),
};
