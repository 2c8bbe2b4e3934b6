/** Where a browser keeps its session, and how it gets the next token. */
export interface SessionIo {
  readToken: () => string | undefined;
  /** Whether there can be a session that a new token could be asked for. */
  canRenew: () => boolean;
  /** Asks for the next token once. `false`: the session is over. */
  renew: () => Promise<boolean>;
  /** Runs one task at a time over all tabs of this browser. */
  exclusive: <T>(task: () => Promise<T>) => Promise<T>;
  /** Removes what the browser keeps of the session. */
  forget: () => void;
}

export interface Session {
  token: () => string | undefined;
  isEnding: () => boolean;
  /**
   * Renews the session once for any number of calls that were refused together, in this tab and in others:
   * a call that waited finds a newer token than the one it was refused with and asks for nothing. `false`: the session is over.
   */
  refresh: (refusedToken: string | undefined) => Promise<boolean>;
  /** Lets `tell` end the session on the server, then forgets it here, also when the server cannot be reached. From its first moment on nothing renews it. */
  end: (tell: () => Promise<unknown>) => Promise<void>;
}

export const createSession = (io: SessionIo): Session => {
  let running: Promise<boolean> | undefined;
  let isEnding = false;
  const refreshNow = async (refusedToken: string | undefined): Promise<boolean> => {
    if (isEnding || !io.canRenew()) return false;
    const current = io.readToken();
    if (current !== undefined && current !== refusedToken) return true;
    return io.renew();
  };
  return {
    token: io.readToken,
    isEnding: () => isEnding,
    refresh: (refusedToken) => {
      running ??= io.exclusive(() => refreshNow(refusedToken)).finally(() => (running = undefined));
      return running;
    },
    end: async (tell) => {
      isEnding = true;
      try {
        await tell();
      } finally {
        io.forget();
        isEnding = false;
      }
    },
  };
};
