import type { NotificationProvider } from '@refinedev/core';
import { App } from 'antd';
import { useMemo } from 'react';

/** At most three toasts, top right, 5 s, never the same one twice: the text is the key. */
export const toastSettings = { placement: 'topRight', maxCount: 3, duration: 5, showProgress: false } as const;

export const useNotificationProvider = (): NotificationProvider => {
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
        });
      },
      close: (key) => notification.destroy(key),
    }),
    [notification],
  );
};
