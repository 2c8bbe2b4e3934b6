import type { NotificationProvider } from '@refinedev/core';
import { App, Button } from 'antd';
import { useEffect, useMemo, useRef } from 'react';
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

/** How many seconds a removal can be taken back: `open({ type: 'progress', undoableTimeout: undoSeconds, cancelMutation })`. */
export const undoSeconds = 12;

/** The keyboard goes on here when the control that removed something went with it. */
const UndoButton = ({ onPress }: { onPress: () => void }) => {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Button ref={button} size="small" onClick={onPress}>
      {t('common.undo')}
    </Button>
  );
};

/** Ant Design closes with a link that leads nowhere; the role says what it is. */
const closeButton = (label: string) => ({ 'aria-label': label, role: 'button' });

export const useNotificationProvider = (): NotificationProvider => {
  const { t } = useTranslation();
  const { notification } = App.useApp();
  return useMemo(
    () => ({
      open: ({ message, description, type, key: givenKey, cancelMutation, undoableTimeout }) => {
        const kind = type === 'progress' ? 'info' : type;
        const key = givenKey ?? `${kind}:${message}`;
        const undo = () => {
          notification.destroy(key);
          cancelMutation?.();
        };
        notification[kind]({
          key,
          message,
          description: description === '' ? undefined : description,
          role: kind === 'error' ? 'alert' : 'status',
          closable: closeButton(t('common.close')),
          ...(cancelMutation === undefined ? {} : { duration: undoableTimeout ?? undoSeconds, actions: <UndoButton onPress={undo} /> }),
        });
      },
      close: (key) => notification.destroy(key),
    }),
    [notification, t],
  );
};
