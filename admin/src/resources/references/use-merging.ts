import { useInvalidate } from '@refinedev/core';
import type { ReferenceDetail, ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { useNavigate } from 'react-router';
import { useAction } from '../../components/use-action.ts';

/** Merging and the way back; two records change, and the one that stands is shown. */
export const useMerging = (kind: ReferenceKind) => {
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const { run, running } = useAction(kind);
  const settle = async (record: ReferenceDetail | undefined): Promise<boolean> => {
    if (record === undefined) return false;
    await Promise.all([invalidate({ resource: kind, invalidates: ['resourceAll'] }), invalidate({ resource: 'products', invalidates: ['resourceAll'] })]);
    void navigate(`/${kind}/${record.id}`);
    return true;
  };
  return {
    merge: async (id: string, intoId: string) => settle(await run(id, 'merge', { intoId }, { done: 'references.merged' })),
    undo: async (id: string) => settle(await run(id, 'undo-merge', {}, { done: 'references.undone' })),
    isRunning: running !== undefined,
  };
};
