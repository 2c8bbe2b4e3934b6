import { useNotification } from '@refinedev/core';
import type { Call, ChatLine } from '@blattwerk/video/call';
import { Button } from 'antd';
import { useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useAction } from '../../components/use-action.ts';

const asLines = (chat: readonly ChatLine[]) => chat.map(({ isOwn, text, at }) => ({ by: isOwn ? ('doctor' as const) : ('patient' as const), at, text }));

/** Copies the call's messages into the case, and tells the patient in the room; what was copied before is not copied again. */
export const CopyChat = ({ id, call }: { id: string; call: Call }) => {
  const { t } = useTranslation();
  const { open } = useNotification();
  const { run, running } = useAction('consultations');
  const { chat } = useSyncExternalStore(call.subscribe, call.snapshot, call.snapshot);
  const [copied, setCopied] = useState(0);
  const copy = async () => {
    const lines = asLines(chat.slice(copied));
    if ((await run(id, 'chat-note', { lines })) === undefined) return;
    setCopied(chat.length);
    call.notifyCopied();
    open?.({ type: 'success', message: t('consultation-room.chatCopied', { count: lines.length }) });
  };
  if (chat.length === 0) return null;
  return (
    <Button disabled={copied === chat.length} loading={running === 'chat-note'} onClick={() => void copy()}>
      {copied === chat.length ? t('consultation-room.chatIsCopied') : t('consultation-room.copyChat')}
    </Button>
  );
};
