import { useEffect, useRef, useState } from 'react';

const saveAfterMs = 700;

export type SaveState = { kind: 'idle' } | { kind: 'saving' } | { kind: 'saved'; at: string } | { kind: 'failed'; error: unknown };

interface Autosave<Part> {
  /** Notes what was entered; it is saved shortly after. */
  keep: (part: Part) => void;
  /** Saves what is not saved yet; false when that failed. */
  flush: () => Promise<boolean>;
  save: SaveState;
}

/**
 * What is entered is kept on the server shortly after, one save after the other, and when the page is left.
 * What could not be saved stays here and goes along with the next try.
 */
export const useAutosave = <Part extends object>(send: (part: Part) => Promise<{ savedAt: string }>, savedAt: string | undefined): Autosave<Part> => {
  const [save, setSave] = useState<SaveState>(savedAt === undefined ? { kind: 'idle' } : { kind: 'saved', at: savedAt });
  const unsaved = useRef<Partial<Part>>({});
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const chain = useRef<Promise<boolean>>(Promise.resolve(true));

  const saveNow = async (): Promise<boolean> => {
    const part = unsaved.current;
    if (Object.keys(part).length === 0) return true;
    unsaved.current = {};
    setSave({ kind: 'saving' });
    try {
      const kept = await send(part as Part);
      setSave({ kind: 'saved', at: kept.savedAt });
      return true;
    } catch (error) {
      unsaved.current = { ...part, ...unsaved.current };
      setSave({ kind: 'failed', error });
      return false;
    }
  };
  const flush = (): Promise<boolean> => {
    clearTimeout(timer.current);
    chain.current = chain.current.then(saveNow);
    return chain.current;
  };
  const keep = (part: Part): void => {
    unsaved.current = { ...unsaved.current, ...part };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void flush(), saveAfterMs);
  };
  const latestFlush = useRef(flush);
  useEffect(() => {
    latestFlush.current = flush;
  });
  useEffect(() => () => void latestFlush.current(), []);
  return { keep, flush, save };
};
