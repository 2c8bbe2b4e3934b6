import type { DraftFields, TreatmentDraft } from '@blattwerk/contract/treatments/decision-shapes';
import { useEffect, useState } from 'react';
import { api } from '../../../providers/http.ts';
import { createDraftKeeper, noDraft } from './draft-keeper.ts';
import type { Progress } from './draft-keeper.ts';

export interface Draft extends Progress {
  /** What the server kept when the form was opened; undefined until it is read. */
  kept: TreatmentDraft | undefined;
  save: (fields: DraftFields) => void;
  settle: (mine: DraftFields | undefined) => void;
  flush: () => Promise<void>;
  stop: () => void;
}

/** What is written for an approval, kept on the server: read when the form is opened, saved while it is written. */
export const useDraft = (id: string): Draft => {
  const [kept, setKept] = useState<TreatmentDraft>();
  const [progress, setProgress] = useState<Progress>({ state: 'idle', savedAt: null, other: undefined });
  const [keeper] = useState(() => createDraftKeeper(id, (next) => setProgress((before) => ({ ...before, ...next }))));
  useEffect(() => {
    let isHere = true;
    const take = (read: TreatmentDraft) => {
      if (!isHere) return;
      keeper.begin(read);
      setKept(read);
      setProgress((before) => ({ ...before, savedAt: read.savedAt }));
    };
    api.get('/backoffice/treatments/:id/draft', { params: { id } }).then(take, () => {
      take(noDraft);
      setProgress((before) => ({ ...before, state: 'failed' }));
    });
    return () => {
      isHere = false;
      void keeper.flush();
    };
  }, [id, keeper]);
  return { ...progress, kept, save: keeper.save, settle: (mine) => keeper.settle(progress.other ?? noDraft, mine), flush: keeper.flush, stop: keeper.stop };
};
