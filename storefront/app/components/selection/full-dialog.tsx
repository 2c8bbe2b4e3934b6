import { lazy, Suspense } from 'react';

const FullDialogBody = lazy(async () => ({ default: (await import('./full-dialog-body.tsx')).FullDialogBody }));

/** Comes with the first product too many, not with the page. */
export const FullDialog = (props: { isOpen: boolean; onClose: () => void }) => (
  <Suspense>
    <FullDialogBody {...props} />
  </Suspense>
);
