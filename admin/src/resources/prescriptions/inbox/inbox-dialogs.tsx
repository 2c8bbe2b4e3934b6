import { DispenseDialog } from '../dispense-dialog.tsx';
import { LabelDialog } from '../label-dialog.tsx';
import { ReadyDialog } from '../ready-dialog.tsx';
import { ReturnDialog } from '../return-dialog.tsx';
import type { Steps } from '../use-steps.ts';

/** The step that asks something first, one at a time. */
export const InboxDialogs = ({ steps, defaultHoldUntil }: { steps: Steps; defaultHoldUntil: string | undefined }) => {
  if (steps.dialog === undefined) return null;
  const { kind, row } = steps.dialog;
  if (kind === 'return') return <ReturnDialog row={row} steps={steps} />;
  if (kind === 'dispense') return <DispenseDialog row={row} steps={steps} />;
  if (kind === 'label') return <LabelDialog row={row} onClose={steps.close} />;
  return defaultHoldUntil === undefined ? null : <ReadyDialog row={row} steps={steps} holdUntil={defaultHoldUntil} />;
};
