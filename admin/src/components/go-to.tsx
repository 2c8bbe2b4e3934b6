import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router';

/** A link that stands among buttons and looks like one of them. */
export const GoTo = ({ to, children }: { to: string; children: ReactNode }) => {
  const href = useHref(to);
  const go = useLinkClickHandler<HTMLElement>(to);
  return (
    <Button href={href} onClick={go}>
      {children}
    </Button>
  );
};
