import { useNotification } from '@refinedev/core';
import { useState } from 'react';
import { errorText } from '../providers/error-text.ts';

/** Ends more than one: what that is, the address itself says. */
export const all = 'all';

/** The calls that end sessions: one device's, or all that the screen stands for. */
interface Ends {
  one: (id: string) => Promise<unknown>;
  all: () => Promise<unknown>;
}

/** Ends a device's session, or `all`; the user is told, and the devices are read again. */
export const useEndSession = (ends: Ends, said: { one: string; all: string }, readAgain: () => Promise<unknown>) => {
  const { open } = useNotification();
  const [ending, setEnding] = useState<string>();
  const end = async (id: string) => {
    setEnding(id);
    try {
      await (id === all ? ends.all() : ends.one(id));
      open?.({ type: 'success', message: id === all ? said.all : said.one });
    } catch (error) {
      open?.({ type: 'error', message: errorText(error) });
    } finally {
      setEnding(undefined);
      await readAgain();
    }
  };
  return { ending, end };
};
