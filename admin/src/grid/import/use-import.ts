import type { ListImport } from '@blattwerk/contract/list-imports/shapes';
import { useInvalidate } from '@refinedev/core';
import { useCallback, useEffect, useState } from 'react';
import { readImport } from './call-import.ts';

const everyMs = 1000;

export const isAtWork = ({ status }: Pick<ListImport, 'status'>): boolean => status === 'queued' || status === 'running';

/** An import as the server has it, followed while a job is at it. `run` does a step and keeps what it answers. */
export const useImport = (id: string) => {
  const invalidate = useInvalidate();
  const [state, setState] = useState<ListImport>();
  const [error, setError] = useState<unknown>();
  const [isBusy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const isMoving = state !== undefined && isAtWork(state);
  const resource = state?.resource;
  const isChanged = state !== undefined && !isMoving && (state.stage === 'commit' || state.stage === 'undo');
  useEffect(() => {
    const read = () => void readImport(id).then(setState, setError);
    read();
    if (!isMoving) return;
    const timer = setInterval(read, everyMs);
    return () => clearInterval(timer);
  }, [id, isMoving, round]);
  useEffect(() => {
    if (isChanged && resource !== undefined) void invalidate({ resource, invalidates: ['list', 'many', 'detail'] });
  }, [isChanged, resource, invalidate]);
  const run = useCallback(async (step: () => Promise<ListImport>) => {
    setBusy(true);
    setError(undefined);
    try {
      setState(await step());
    } catch (failed) {
      setError(failed);
    } finally {
      setBusy(false);
    }
  }, []);
  const retry = () => {
    setError(undefined);
    setRound(round + 1);
  };
  return { state, error, isBusy, run, retry };
};
