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
  onConfirm: () => void;
}

/** A button that says in a dialog what it will do before it does it. The focus waits where a hasty key does no harm. */
export const ConfirmButton = ({ children, heading = children, means, answer = children, keep, onConfirm, ...look }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const isDanger = look.danger === true;
  const confirm = () => {
    setOpen(false);
    onConfirm();
  };
  return (
    <>
      <Button {...look} onClick={() => setOpen(true)}>
        {children}
      </Button>
      <Dialog
        title={heading}
        open={isOpen}
        onCancel={() => setOpen(false)}
        onOk={confirm}
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
