import type { ReactNode } from 'react';

/** What will leave with a message: the field to choose it, what has arrived, and whether something is still on its way. */
export interface Attached {
  uploadIds: readonly string[];
  isBusy: boolean;
  field: ReactNode;
}

/** Files are another feature; the page that has both says how they are chosen. */
export type Attach = (treatmentId: string, render: (attached: Attached) => ReactNode) => ReactNode;

export const attachNothing: Attach = (_treatmentId, render) => render({ uploadIds: [], isBusy: false, field: null });
