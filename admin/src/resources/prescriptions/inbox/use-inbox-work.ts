import { tabOf, type InboxTab } from '@blattwerk/contract/prescriptions/inbox';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useCallback, useState } from 'react';
import { useSteps } from '../use-steps.ts';
import type { InboxPlace } from './use-inbox.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import type { InboxRows } from './use-inbox-rows.ts';

interface Options {
  place: InboxPlace;
  tab: InboxTab;
  rows: InboxRows;
  /** Something has moved: the counts are read again. */
  onMoved: () => void;
  focusSearch: () => void;
}

/** The work on an inbox: the marked row, the open record, the steps and the keys. */
export const useInboxWork = ({ place: { id, tab: named, go }, tab, rows, onMoved, focusSearch }: Options) => {
  const [markedId, setMarked] = useState<string>();
  const [read, setRead] = useState<PrescriptionRecord>();
  /** The next of the tab opens by itself; after the last one the work goes on with the same prescription in its new tab. */
  const steps = useSteps((before, after) => {
    onMoved();
    const next = rows.nextOf(before.id);
    if (next !== undefined) return go({ id: next.id, tab });
    const follows = after === undefined ? undefined : tabOf(after.status);
    return follows === undefined ? go({ tab }) : go({ id: before.id, tab: follows, q: '' });
  });
  // A link from a mail names the prescription and no tab: its own is shown.
  const onRead = useCallback(
    (row: PrescriptionRecord) => {
      setRead(row);
      const own = tabOf(row.status);
      if (named === undefined && own !== undefined) go({ id: row.id, tab: own }, true);
    },
    [named, go],
  );
  const at = rows.shown.findIndex((row) => row.id === (id ?? markedId));
  const marked = rows.shown[at];
  const move = (step: number) => {
    const row = rows.shown[Math.max(0, Math.min(rows.shown.length - 1, at + step))];
    if (row === undefined) return;
    if (id === undefined) setMarked(row.id);
    else go({ id: row.id, tab }, true);
  };
  useInboxKeys({
    row: id !== undefined && read?.id === id ? read : marked,
    steps,
    move,
    open: () => (marked === undefined || id !== undefined ? undefined : go({ id: marked.id, tab })),
    close: () => (id === undefined ? undefined : go({ tab })),
    showTab: (name) => go({ tab: name }),
    search: focusSearch,
    showNew: rows.showAll,
  });
  return { steps, marked, onRead };
};
