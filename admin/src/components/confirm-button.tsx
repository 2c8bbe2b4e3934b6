import { Button } from 'antd';
import type { ButtonProps } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface Props extends Omit<ButtonProps, 'onClick' | 'title' | 'children'> {
  /** What the button says; also the dialog's heading and its answer, where nothing else is given. */
  children: string;
  heading?: string;
  /** What will happen. */
  means: ReactNode;
  answer?: string;
  /** What the other button says, where "Cancel" could be read as the action. */
  keep?: string;
  /** The record is one of those that are worked off: a second button confirms and goes on to the next. */
  hasNext?: boolean;
  onConfirm: (goesOn: boolean) => void;
}

/**
 * A button that says in a dialog what it will do before it does it. The focus waits where a hasty key does no harm. What is confirmed is what was asked
 * about: a record that changes behind the dialog is not acted upon in its new version.
 */
export const ConfirmButton = ({ children, heading = children, means, answer = children, keep, hasNext = false, onConfirm, ...look }: Props) => {
  const [asked, setAsked] = useState<{ confirm: (goesOn: boolean) => void }>();
  const isDanger = look.danger === true;
  const confirm = (goesOn: boolean) => () => {
    setAsked(undefined);
    asked?.confirm(goesOn);
  };
  return (
    <>
      <Button {...look} onClick={() => setAsked({ confirm: onConfirm })}>
        {children}
      </Button>
      <Dialog
        title={heading}
        open={asked !== undefined}
        onCancel={() => setAsked(undefined)}
        onOk={confirm(false)}
        {...(hasNext ? { onNext: confirm(true) } : {})}
        okText={answer}
        {...(keep === undefined ? {} : { cancelText: keep })}
        okButtonProps={{ danger: isDanger, autoFocus: !isDanger }}
        cancelButtonProps={{ autoFocus: isDanger }}
        width={440}
        destroyOnHidden
      >
        {means === null ? null : <p>{means}</p>}
      </Dialog>
    </>
  );
};
