import type { TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import type { UndoneDecision } from '@blattwerk/contract/treatments/decision-shapes';
import { useSyncExternalStore } from 'react';

/** A decision that can still be undone; its content is not stored here. */
export interface PendingDecision {
  id: string;
  number: string;
  releasesAt: string;
}

const key = 'blattwerk.admin.heldDecision';
const listeners = new Set<() => void>();
const stored = sessionStorage.getItem(key);
let pending: PendingDecision | undefined = stored === null ? undefined : (JSON.parse(stored) as PendingDecision);
/** What was entered for a decision that was undone, until the form has it again; only in this tab's memory. */
let undone: { id: string; decision: UndoneDecision } | undefined;

const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** After a decision was taken: the bar of the shell offers to undo it, wherever the doctor goes next. */
export const rememberPending = ({ id, number, releasesAt }: TreatmentRecord): void => {
  if (releasesAt === null) return;
  pending = { id, number, releasesAt };
  sessionStorage.setItem(key, JSON.stringify(pending));
  tell();
};
export const forgetPending = (): void => {
  pending = undefined;
  sessionStorage.removeItem(key);
  tell();
};
export const rememberUndone = (id: string, decision: UndoneDecision): void => {
  undone = { id, decision };
  tell();
};
export const forgetUndone = (): void => {
  undone = undefined;
  tell();
};

export const usePending = (): PendingDecision | undefined => useSyncExternalStore(subscribe, () => pending);
const readUndone = () => undone;
export const useUndone = (id: string): UndoneDecision | undefined => {
  const known = useSyncExternalStore(subscribe, readUndone);
  return known?.id === id ? known.decision : undefined;
};
