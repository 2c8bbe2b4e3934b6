import type { PrescriptionRecord } from '@blattwerk/contract/prescriptions/shapes';
import { useState } from 'react';

/**
 * What arrives by itself waits above the list until it is asked for, so that no row moves under the hand that is about to press it. What has
 * left goes at once. `scope` names the list: another tab or search shows all it has.
 */
export const useSettledRows = (rows: readonly PrescriptionRecord[], scope: string, isSettled: boolean) => {
  const [known, setKnown] = useState<{ scope: string; ids: ReadonlySet<string> }>({ scope: '', ids: new Set() });
  const showAll = () => setKnown({ scope, ids: new Set(rows.map(({ id }) => id)) });
  if (isSettled && (known.scope !== scope || known.ids.size === 0) && rows.length > 0) showAll();
  const shown = known.scope === scope ? rows.filter(({ id }) => known.ids.has(id)) : rows;
  return { shown, waiting: rows.length - shown.length, showAll };
};
