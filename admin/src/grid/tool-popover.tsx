import { Button, Popover } from 'antd';
import { useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { useWrittenText } from '../components/use-written-text.tsx';

interface ToolPopoverProps {
  label: string;
  icon: ReactNode;
  /** The button shows its sign alone. */
  isBare?: boolean;
  /** What is written in it is to be saved, and so is not lost without a question. */
  holdsText?: boolean;
  placement: 'bottomLeft' | 'bottomRight';
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A tool of the list that opens beside its button: it begins at its first field, Escape closes it, and the focus returns to the button. */
export const ToolPopover = ({ label, icon, isBare = false, holdsText = false, placement, isOpen, onOpenChange, children }: ToolPopoverProps) => {
  const opener = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDivElement>(null);
  const text = useWrittenText();
  const settle = (isShown: boolean) => {
    if (isShown) dialog.current?.querySelector<HTMLElement>('input:not([disabled]), button:not([disabled])')?.focus();
    else text.forget();
    if (!isShown && document.activeElement === document.body) opener.current?.focus();
  };
  const leave = ({ key, target }: KeyboardEvent) => {
    const isListOpen = target instanceof Element && target.getAttribute('aria-expanded') === 'true';
    if (key === 'Escape' && !isListOpen) text.leave(() => onOpenChange(false));
  };
  /** A press on the button, or beside. */
  const press = (isShown: boolean) => {
    if (isShown || !text.isWritten()) onOpenChange(isShown);
  };
  const content = (
    <div ref={dialog} role="dialog" aria-label={label} onKeyDown={leave} {...(holdsText ? text.noteFields : {})}>
      {children}
    </div>
  );
  return (
    <>
      <Popover trigger="click" placement={placement} open={isOpen} onOpenChange={press} afterOpenChange={settle} destroyOnHidden content={content}>
        <Button ref={opener} icon={icon} aria-expanded={isOpen} {...(isBare ? { 'aria-label': label, title: label } : {})}>
          {isBare ? null : label}
        </Button>
      </Popover>
      {text.question}
    </>
  );
};
