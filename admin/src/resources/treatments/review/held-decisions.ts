import type { TreatmentRecord, UndoneDecision } from '@blattwerk/contract/treatments/shapes';
import { useSyncExternalStore } from 'react';

/** A decision that can still be undone; nothing of what it says is kept here. */
export interface Held {
  id: string;
  number: string;
  releasesAt: string;
}

const key = 'blattwerk.admin.heldDecision';
const listeners = new Set<() => void>();
const stored = sessionStorage.getItem(key);
let held: Held | undefined = stored === null ? undefined : (JSON.parse(stored) as Held);
/** What was entered for a decision that was undone, until the form has it again; only in this tab's memory. */
let undone: { id: string; decision: UndoneDecision } | undefined;

const tell = () => listeners.forEach((listener) => listener());
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** After a decision was taken: the bar of the shell offers to undo it, wherever the doctor goes next. */
export const rememberHeld = ({ id, number, releasesAt }: TreatmentRecord): void => {
  if (releasesAt === null) return;
  held = { id, number, releasesAt };
  sessionStorage.setItem(key, JSON.stringify(held));
  tell();
};
export const forgetHeld = (): void => {
  held = undefined;
  sessionStorage.removeItem(key);
  tell();
};
export const keepUndone = (id: string, decision: UndoneDecision): void => {
  undone = { id, decision };
  tell();
};
export const dropUndone = (): void => {
  undone = undefined;
  tell();
};

export const useHeld = (): Held | undefined => useSyncExternalStore(subscribe, () => held);
const readUndone = () => undone;
export const useUndone = (id: string): UndoneDecision | undefined => {
  const known = useSyncExternalStore(subscribe, readUndone);
  return known?.id === id ? known.decision : undefined;
};
