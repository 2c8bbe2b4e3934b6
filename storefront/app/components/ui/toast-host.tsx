import { useEffect, useState, type ComponentType } from 'react';
import { onToast } from './toast.ts';
import type { ToastRequest } from './toast.ts';
import styles from './toast-host.module.css';

type Loaded = { Toaster: ComponentType<{ first: ToastRequest }> };

/** Keeps the toast library out of the first load: it comes when there is something to say. */
const importToaster = (): Promise<Loaded> => import('./toaster.tsx');

/** Where toasts appear. Without a connection the library cannot come: the message then stands there plainly, until it can. */
export const ToastHost = ({ load = importToaster }: { load?: () => Promise<Loaded> }) => {
  const [first, setFirst] = useState<ToastRequest>();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isPlain, setPlain] = useState(false);
  useEffect(() => (loaded ? undefined : onToast(setFirst)), [loaded]);
  useEffect(() => {
    if (!first || loaded) return undefined;
    const ask = () => void load().then(setLoaded, () => setPlain(true));
    ask();
    window.addEventListener('online', ask);
    return () => window.removeEventListener('online', ask);
  }, [first, loaded, load]);
  if (!first) return null;
  if (loaded) return <loaded.Toaster first={first} />;
  return isPlain ? (
    <div role="alert" className={styles.plain}>
      <p>{first.text}</p>
      {first.detail && <p>{first.detail}</p>}
    </div>
  ) : null;
};
