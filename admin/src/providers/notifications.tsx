import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The landmark in which toasts appear. */
export const toastRegion = 'toasts';

/** At most three toasts, top right, 5 s, never the same one twice: the text is the key. */
export const toastSettings = {
  placement: 'topRight',
  maxCount: 3,
  /** Over the head of the page, and stacked, so that no toast lies on a button that is needed next. */
  top: 2,
  stack: { threshold: 1 },
  duration: 5,
  getContainer: () => document.getElementById(toastRegion) ?? document.body,
} as const;

/** Ant Design closes with a link that leads nowhere; the role says what it is. */
const closeButton = (label: string) => ({ 'aria-label': label, role: 'button' });

export const useNotificationProvider = (): NotificationProvider => {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  return useMemo(
    () => ({
      open: ({ message, description, type, key }) => {
        const kind = type === 'progress' ? 'info' : type;
        notification[kind]({
          key: key ?? `${kind}:${message}`,
          message,
          description: description === '' ? undefined : description,
          role: kind === 'error' ? 'alert' : 'status',
          closable: closeButton(t('common.close')),
        });
      },
      close: (key) => notification.destroy(key),
    }),
    [notification, t],
  );
};
