import { lazy, Suspense, useEffect, useState } from 'react';
import { onToast } from './toast.ts';
import type { ToastRequest } from './toast.ts';

const Toaster = lazy(async () => ({ default: (await import('./toaster.tsx')).Toaster }));

/** Keeps the toast library out of the first load: it comes when there is something to say. */
export const ToastHost = () => {
  const [first, setFirst] = useState<ToastRequest | undefined>();
  useEffect(() => (first ? undefined : onToast(setFirst)), [first]);
  return first ? (
    <Suspense>
      <Toaster first={first} />
    </Suspense>
  ) : null;
};
