import type { ReactElement } from 'react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastOptions } from 'react-toastify/unstyled';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toaster.css';
import { Icon } from './icon.tsx';
import type { ToastKind, ToastRequest } from './toast.ts';
import { onToast } from './toast.ts';

const lifetimeMs = 5_000;

const optionsOf: Record<ToastKind, ToastOptions> = {
  info: { type: 'info', icon: <Icon name="info" /> },
  success: { type: 'success', icon: <Icon name="success" /> },
  warning: { type: 'warning', icon: <Icon name="warning" /> },
  error: { type: 'error', icon: <Icon name="error" />, autoClose: false, role: 'alert' },
  loading: { isLoading: true, autoClose: false },
};

const content = ({ text, detail }: ToastRequest): ReactElement => (
  <div>
    <p className="toast-text">{text}</p>
    {detail && <p className="toast-detail">{detail}</p>}
  </div>
);

const show = (request: ToastRequest): void => {
  toast(content(request), { toastId: `${request.kind}:${request.text}`, ...optionsOf[request.kind] });
};

const CloseButton = ({ closeToast }: { closeToast: (reason: true) => void }) => {
  const { t } = useTranslation();
  return (
    <button type="button" className="toast-close" aria-label={t('action.close')} onClick={() => closeToast(true)}>
      <Icon name="close" />
    </button>
  );
};

/** The one place where toasts appear. The id is the text, so the same message is never there twice. */
export const Toaster = ({ first }: { first: ToastRequest }) => {
  const { t } = useTranslation();
  useEffect(() => {
    show(first);
    return onToast(show);
  }, [first]);
  return (
    <ToastContainer
      position="top-right"
      limit={3}
      newestOnTop
      autoClose={lifetimeMs}
      hideProgressBar
      role="status"
      closeButton={CloseButton}
      aria-label={t('toast.region')}
    />
  );
};
