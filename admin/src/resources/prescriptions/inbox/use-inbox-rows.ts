import type { InboxTab } from '@blattwerk/contract/prescriptions/inbox';
import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useInboxList } from './use-inbox.ts';
import { useSettledRows } from './use-settled-rows.ts';

/** The rows of a tab as they stand still, and how the next one is found. */
export const useInboxRows = (tab: InboxTab, q: string) => {
  const { query, result } = useInboxList(tab, q);
  const settled = useSettledRows(result.data, `${tab} ${q}`, !query.isPlaceholderData && !query.isLoading);
  const nextOf = (id: string): PrescriptionRecord | undefined => {
    const at = settled.shown.findIndex((row) => row.id === id);
    return settled.shown[at + 1] ?? (at > 0 ? settled.shown[at - 1] : undefined);
  };
  return { ...settled, query, total: result.total ?? 0, nextOf };
};
export type InboxRows = ReturnType<typeof useInboxRows>;
