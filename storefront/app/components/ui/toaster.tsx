import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Toaster as Sonner, toast as sonner } from 'sonner';
import 'sonner/dist/styles.css';
import './toaster.css';
import { Icon } from './icon.tsx';
import type { ToastRequest } from './toast.ts';
import { onToast } from './toast.ts';

const lifetimeMs = 5_000;

const show = ({ kind, text, detail }: ToastRequest): void => {
  const duration = kind === 'error' || kind === 'loading' ? Infinity : lifetimeMs;
  sonner[kind](text, { id: `${kind}:${text}`, description: detail, duration });
};

/** The one place where toasts appear. The id is the text, so the same message is never there twice. */
export const Toaster = ({ first }: { first: ToastRequest }) => {
  const { t } = useTranslation();
  useEffect(() => {
    show(first);
    return onToast(show);
  }, [first]);
  return (
    <Sonner
      position="top-right"
      visibleToasts={3}
      expand
      closeButton
      offset={{ top: 84, right: 16 }}
      mobileOffset={{ top: 76, left: 12, right: 12 }}
      containerAriaLabel={t('toast.region')}
      toastOptions={{ closeButtonAriaLabel: t('action.close') }}
      icons={{ info: <Icon name="info" />, success: <Icon name="success" />, warning: <Icon name="warning" />, error: <Icon name="error" /> }}
    />
  );
};
