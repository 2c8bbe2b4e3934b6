import { Button, Modal } from 'antd';
import { useRef, useState } from 'react';
import type { ReactNode, SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';

type TextField = HTMLInputElement | HTMLTextAreaElement;
const textTypes = ['text', 'email', 'tel', 'url', 'number', 'password'];

/** What a user writes into; what is searched for or chosen is no text that could be lost. */
const isTextField = (target: Element): target is TextField =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && textTypes.includes(target.type) && target.role !== 'combobox');

/** On the page behind a dialog. */
const isPressBeside = (event: SyntheticEvent | undefined): boolean =>
  event?.target instanceof Element && event.target.matches('.ant-modal-wrap') && event.type === 'click';

interface WrittenText {
  /** On the element around the fields: notes them as they are, before the first of them is written in or a button fills it. */
  noteFields: { onFocusCapture: (event: SyntheticEvent) => void; onPointerDownCapture: (event: SyntheticEvent) => void };
  isWritten: () => boolean;
  /** Closes at once where nothing was written; else a press beside does nothing, and everything else asks. */
  leave: (close: () => void, event?: SyntheticEvent) => void;
  /** Nothing is written any more. */
  forget: () => void;
  question: ReactNode;
}

/** Keeps what is being written in a dialog, a drawer or a popover from being lost by a slip: it closes with a text only after it has asked. */
export const useWrittenText = (): WrittenText => {
  const { t } = useTranslation();
  const before = useRef(new Map<TextField, string>());
  /** Where writing goes on. */
  const writing = useRef<TextField>(undefined);
  const keepButton = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<{ close: () => void }>();
  const isWritten = () => [...before.current].some(([field, value]) => field.isConnected && field.value.trim() !== value.trim());
  const noteFields = ({ currentTarget }: SyntheticEvent) => {
    for (const field of currentTarget.querySelectorAll('input, textarea'))
      if (isTextField(field) && !before.current.has(field)) before.current.set(field, field.value);
  };
  const keep = () => setAsked(undefined);
  const discard = () => {
    writing.current = undefined;
    setAsked(undefined);
    asked?.close();
  };
  return {
    isWritten,
    // Not every browser gives a pressed button the focus.
    noteFields: { onFocusCapture: noteFields, onPointerDownCapture: noteFields },
    leave: (close, event) => {
      if (!isWritten()) close();
      else if (!isPressBeside(event)) {
        writing.current = [...before.current.keys()].findLast((field) => field.isConnected && field.value.trim() !== before.current.get(field)?.trim());
        setAsked({ close });
      }
    },
    forget: () => before.current.clear(),
    question: (
      <Modal
        title={t('discard.title')}
        open={asked !== undefined}
        onCancel={keep}
        width={440}
        destroyOnHidden
        afterClose={() => writing.current?.focus()}
        afterOpenChange={(isOpen) => (isOpen ? keepButton.current?.focus() : undefined)}
        footer={[
          <Button key="discard" danger onClick={discard}>
            {t('discard.discard')}
          </Button>,
          <Button key="keep" ref={keepButton} type="primary" onClick={keep}>
            {t('discard.keep')}
          </Button>,
        ]}
      >
        <p>{t('discard.means')}</p>
      </Modal>
    ),
  };
};
