import { Modal } from 'antd';
import type { ModalProps } from 'antd';
import { useEffect, useInsertionEffect, useRef } from 'react';

const fields = 'input:not([disabled]), textarea:not([disabled])';

/** Where somebody begins to type, unless the dialog itself has chosen a place. */
const begin = (content: HTMLElement | null): void => {
  const dialog = content?.closest('[role=dialog]');
  if (document.activeElement?.matches('button, input, textarea') === true && dialog?.contains(document.activeElement) === true) return;
  content?.querySelector<HTMLElement>(fields)?.focus();
};

const giveBack = (opener: Element | null): void => {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
};

/** Ant Design's dialog for people who work by keyboard: it begins at its first field, and the focus returns to where it came from. */
export const Dialog = ({ children, ...props }: Omit<ModalProps, 'afterClose' | 'afterOpenChange'>) => {
  const content = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  // This early nothing within has taken the focus yet.
  useInsertionEffect(() => {
    if (props.open === true) opener.current = document.activeElement;
  }, [props.open]);
  useEffect(() => () => giveBack(opener.current), []);
  return (
    <Modal {...props} afterOpenChange={(isOpen) => isOpen && begin(content.current)} afterClose={() => giveBack(opener.current)}>
      <div ref={content}>{children}</div>
    </Modal>
  );
};
