import type { DraftFields, TreatmentDraft } from '@blattwerk/contract/treatments/decision-shapes';
import { ApiError, api } from '../../../providers/http.ts';

const saveAfterMs = 600;

export type DraftState = 'idle' | 'saving' | 'saved' | 'failed' | 'conflict';
export interface Progress {
  state: DraftState;
  savedAt: string | null;
  /** What another tab saved meanwhile. */
  other: TreatmentDraft | undefined;
}

export const noDraft: TreatmentDraft = { version: 0, savedAt: null };

/** What the server kept, as it says with a refusal. */
const otherIn = (error: unknown): TreatmentDraft | undefined =>
  error instanceof ApiError && error.code === 'server.conflict' ? ((error.details as { current?: TreatmentDraft }).current ?? noDraft) : undefined;

/** Sends what is written within a second, one request after the other; after a conflict nothing more until one of the two drafts is chosen. */
export const createDraftKeeper = (id: string, tell: (progress: Partial<Progress>) => void) => {
  let version = 0;
  let waiting: DraftFields | undefined;
  let timer = 0;
  let isSending = false;
  let sending: Promise<void> = Promise.resolve();
  let isStopped = false;
  const send = async (): Promise<void> => {
    if (waiting === undefined || isSending || isStopped) return;
    const fields = waiting;
    waiting = undefined;
    isSending = true;
    tell({ state: 'saving' });
    try {
      const answer = await api.put('/backoffice/treatments/:id/draft', { params: { id }, body: { ...fields, version } });
      version = answer.version;
      tell({ state: 'saved', savedAt: answer.savedAt });
    } catch (error) {
      const other = otherIn(error);
      isStopped ||= other !== undefined;
      tell(other === undefined ? { state: 'failed' } : { state: 'conflict', other });
    }
    isSending = false;
    await send();
  };
  const start = (): Promise<void> => (isSending ? sending : (sending = send()));
  return {
    begin: (read: TreatmentDraft) => void (version = read.version),
    save: (fields: DraftFields) => {
      waiting = fields;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void start(), saveAfterMs);
    },
    /** At once, when the form is closed or before the decision is sent; nothing is under way afterwards. */
    flush: (): Promise<void> => {
      window.clearTimeout(timer);
      return start();
    },
    /** Goes on from what the other tab saved, or puts this tab's in its place. */
    settle: (other: TreatmentDraft, mine: DraftFields | undefined) => {
      version = other.version;
      waiting = mine;
      isStopped = false;
      tell({ state: 'saved', savedAt: other.savedAt, other: undefined });
      void start();
    },
    /** After the decision there is nothing to keep any more. */
    stop: () => {
      window.clearTimeout(timer);
      waiting = undefined;
      isStopped = true;
    },
  };
};
