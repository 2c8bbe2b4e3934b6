import { inboxTabNames, type InboxTab } from '@blattwerk/contract/prescriptions/inbox';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useKeys } from '../../../components/use-keys.ts';
import { api } from '../../../providers/http.ts';
import { useOpenFile } from '../open-file-button.tsx';
import type { Steps } from '../use-steps.ts';

interface Options {
  /** What the keys are at: the open record, else the marked row. */
  row: PrescriptionRecord | undefined;
  steps: Steps;
  move: (step: number) => void;
  open: () => void;
  close: () => void;
  showTab: (tab: InboxTab) => void;
  search: () => void;
  showNew: () => void;
}

/** The whole inbox by keyboard; the keys stand in `layout/key-help.tsx`. */
export const useInboxKeys = ({ row, steps, move, open, close, showTab, search, showNew }: Options): void => {
  const { openFile } = useOpenFile();
  const may = (action: string, act: (at: PrescriptionRecord) => void) => (row !== undefined && row.abilities.includes(action) ? () => act(row) : undefined);
  const tabs = Object.fromEntries(inboxTabNames.map((tab, at) => [String(at + 1), () => showTab(tab)]));
  useKeys({
    ...tabs,
    j: () => move(1),
    k: () => move(-1),
    Enter: open,
    o: open,
    Escape: close,
    '/': search,
    n: showNew,
    a: may('accept', (at) => void steps.take(at, 'accept')),
    p: may('prepare', (at) => void steps.take(at, 'prepare')),
    e: may('confirm-original', (at) => void steps.take(at, 'confirm-original')),
    r: may('ready', (at) => steps.ask('ready', at)),
    u: may('undo-ready', (at) => void steps.take(at, 'undo-ready')),
    d: may('dispense', (at) => steps.ask('dispense', at)),
    x: may('return', (at) => steps.ask('return', at)),
    l: row?.patient ? () => steps.ask('label', row) : undefined,
    f: may('download', ({ id }) => void openFile(() => api.file('/backoffice/prescriptions/:id/file', { params: { id } }))),
  });
};
