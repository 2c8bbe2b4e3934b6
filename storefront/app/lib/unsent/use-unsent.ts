import { useEffect, useRef, useState } from 'react';
import { forgetUnsent, readUnsent, whenSessionEnds, writeUnsent } from './unsent.ts';

/** What this owner had typed here when their last session ended; undefined where nothing was left. */
export const useUnsent = <T>(name: string, owner: string): T | undefined => useState(() => readUnsent<T>(name, owner))[0];

/** Keeps what `read` finds when the session ends; undefined says that nothing is unsent. What was kept before is on the page by now. */
export const useSavedUnsent = (name: string, owner: string, read: () => unknown): void => {
  const latest = useRef(read);
  useEffect(() => {
    latest.current = read;
  });
  useEffect(() => {
    forgetUnsent(name);
    return whenSessionEnds(() => {
      const values = latest.current();
      if (values !== undefined) writeUnsent(name, owner, values);
    });
  }, [name, owner]);
};
