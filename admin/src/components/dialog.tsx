import { Button, Modal } from 'antd';
import type { ModalProps } from 'antd';
import { useEffect, useInsertionEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import './dialog.css';
import { useWrittenText } from './use-written-text.tsx';

const fields = 'input:not([disabled]), textarea:not([disabled])';

/** Where a user begins to type, unless the dialog itself has chosen a place. */
const begin = (content: HTMLElement | null): void => {
  const dialog = content?.closest('[role=dialog]');
  if (document.activeElement?.matches('button, input, textarea') === true && dialog?.contains(document.activeElement) === true) return;
  content?.querySelector<HTMLElement>(fields)?.focus();
};

/** From where each dialog was opened. One that opens out of another, which then closes, gives the focus back to where the first came from. */
const openers = new WeakMap<Element, Element>();

const giveBack = (opener: Element | null, before: Element | undefined): void => {
  for (const place of [opener, before]) if (document.activeElement === document.body && place instanceof HTMLElement) place.focus();
};

interface DialogProps extends Omit<ModalProps, 'afterClose' | 'afterOpenChange'> {
  /** The dialog is one of those that are worked off: a second button does the same and goes on to the next record. */
  onNext?: () => void;
  /** Whether it is this button's work that is under way. */
  isGoingOn?: boolean;
}

/**
 * Ant Design's dialog for people who work by keyboard: it begins at its first field, the focus returns to where it came from, and a text that was written
 * in it is not lost without a question.
 */
export const Dialog = ({ children, onCancel, onNext, isGoingOn = false, ...props }: DialogProps) => {
  const { t } = useTranslation();
  const text = useWrittenText();
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  const before = useRef<Element>(undefined);
  // This early nothing within has taken the focus yet.
  useInsertionEffect(() => {
    if (props.open !== true) return;
    opener.current = document.activeElement;
    const outer = opener.current?.closest('[role=dialog]');
    before.current = outer ? openers.get(outer) : undefined;
  }, [props.open]);
  useEffect(() => () => giveBack(opener.current, before.current), []);
  const settle = (isOpen: boolean) => {
    const dialog = content.current?.closest('[role=dialog]');
    if (!isOpen) text.forget();
    if (!isOpen || !dialog) return;
    if (opener.current !== null) openers.set(dialog, opener.current);
    begin(content.current);
  };
  const footer: ModalProps['footer'] = (_buttons, { CancelBtn, OkBtn }) => (
    <>
      <CancelBtn />
      <Button disabled={props.okButtonProps?.disabled === true} loading={props.confirmLoading === true && isGoingOn} onClick={onNext}>
        {t('common.finishAndNext')}
      </Button>
      <OkBtn />
    </>
  );
  return (
    <>
      <Modal
        {...props}
        {...(onNext === undefined ? {} : { footer })}
        confirmLoading={props.confirmLoading === true && !isGoingOn}
        onCancel={(event) => text.leave(() => onCancel?.(event), event)}
        afterOpenChange={settle}
        afterClose={() => giveBack(opener.current, before.current)}
      >
        <div ref={content} {...text.noteFields}>
          {children}
        </div>
      </Modal>
      {text.question}
    </>
  );
};
