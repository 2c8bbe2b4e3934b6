import type { ReactElement } from 'react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ToastOptions } from 'react-toastify/unstyled';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toaster.css';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { toastFailure } from './toast-failure.ts';
import type { ToastKind, ToastRequest } from './toast.ts';
import { onToast } from './toast.ts';

const lifetimeMs = 5_000;
/** Long enough to read what has gone, and to find the button. */
const undoLifetimeMs = 12_000;

const optionsOf: Record<ToastKind, ToastOptions> = {
  info: { type: 'info', icon: <Icon name="info" /> },
  success: { type: 'success', icon: <Icon name="success" /> },
  warning: { type: 'warning', icon: <Icon name="warning" /> },
  error: { type: 'error', icon: <Icon name="error" />, autoClose: false, role: 'alert' },
  loading: { isLoading: true, autoClose: false },
};

const toPage = (): void => document.querySelector('main')?.focus({ preventScroll: true });

/** The keyboard goes on here when the control that removed something went with it; the toast stays as long as it is here. */
const UndoButton = ({ id, takeBack }: { id: string; takeBack: () => unknown }) => {
  const { t } = useTranslation();
  const locale = useLocale();
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.tagName === 'MAIN') place.current?.querySelector('button')?.focus({ preventScroll: true });
  }, []);
  const press = async (): Promise<void> => {
    toast.dismiss(id);
    toPage();
    try {
      await takeBack();
    } catch (error) {
      toastFailure(error, locale);
    }
  };
  return (
    <span ref={place}>
      <Button kind="secondary" size="small" onClick={() => void press()}>
        {t('action.undo')}
      </Button>
    </span>
  );
};

const content = ({ text, detail, takeBack }: ToastRequest, id: string): ReactElement => (
  <div>
    <p className="toast-text">{text}</p>
    {detail && <p className="toast-detail">{detail}</p>}
    {takeBack && <UndoButton id={id} takeBack={takeBack} />}
  </div>
);

const show = (request: ToastRequest): void => {
  const id = `${request.kind}:${request.text}`;
  const undo = request.takeBack ? { autoClose: undoLifetimeMs, className: 'toast-undo' } : {};
  toast(content(request, id), { toastId: id, ...optionsOf[request.kind], ...undo });
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
