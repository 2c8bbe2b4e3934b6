import { tabOf } from '@blattwerk/contract/prescriptions/inbox';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useState } from 'react';
import { useAction } from '../../components/use-action.ts';
import type { ActionBody } from '../../providers/resource-types.ts';

/** Steps that first ask something. */
export type StepDialog = 'ready' | 'dispense' | 'return' | 'label';

/** What a pharmacy does, by the last part of the address. */
export type StepAction = 'accept' | 'prepare' | 'confirm-original' | 'ready' | 'undo-ready' | 'dispense' | 'return';

const doneTexts: Record<StepAction, string> = {
  accept: 'prescriptions.accepted',
  prepare: 'prescriptions.prepared',
  'confirm-original': 'prescriptions.paper.confirmed',
  ready: 'prescriptions.madeReady',
  'undo-ready': 'prescriptions.readyUndone',
  dispense: 'prescriptions.dispensed',
  return: 'prescriptions.returned',
};

export interface Steps {
  running: string | undefined;
  dialog: { kind: StepDialog; row: PrescriptionRecord } | undefined;
  ask: (kind: StepDialog, row: PrescriptionRecord) => void;
  close: () => void;
  /** Whether it was done. `onError` learns of a refusal. */
  take: (row: PrescriptionRecord, action: StepAction, body?: ActionBody<'prescriptions', StepAction>, onError?: (error: unknown) => void) => Promise<boolean>;
}

/** What a pharmacy does with prescriptions. `onMoved` is told when one has left its tab of the inbox; one that was returned is nowhere any more. */
export const useSteps = (onMoved: (before: PrescriptionRecord, after: PrescriptionRecord | undefined) => void): Steps => {
  const { run, running } = useAction('prescriptions');
  const [dialog, setDialog] = useState<Steps['dialog']>();
  const close = () => setDialog(undefined);
  const take: Steps['take'] = async (row, action, body = {}, onError) => {
    const leaves = action === 'return';
    const asked = dialog;
    const after = await run(row.id, action, body, { leaves, done: doneTexts[action], ...(onError ? { onError } : {}) });
    if (after === undefined) return false;
    // By key the next step may have been asked for already: its dialog stays open.
    setDialog((now) => (now === asked ? undefined : now));
    if (leaves) onMoved(row, undefined);
    else if (tabOf(after.status) !== tabOf(row.status)) onMoved(row, after);
    return true;
  };
  return { running, dialog, ask: (kind, row) => setDialog({ kind, row }), close, take };
};
