import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const firstField = 'input:not([type=hidden]):not([disabled]), textarea:not([disabled])';

/** A form of the decision for people who work by keyboard: it begins at its first field, and Ctrl+Enter sends it from any field and goes on. */
export const QuickForm = ({ onQuick, children }: { onQuick: () => void; children: ReactNode }) => {
  const frame = useRef<HTMLDivElement>(null);
  const send = useRef(onQuick);
  useEffect(() => {
    send.current = onQuick;
  });
  useEffect(() => {
    const place = frame.current;
    place?.querySelector<HTMLElement>(firstField)?.focus();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      event.stopPropagation();
      send.current();
    };
    place?.addEventListener('keydown', onKeyDown, true);
    return () => place?.removeEventListener('keydown', onKeyDown, true);
  }, []);
  return <div ref={frame}>{children}</div>;
};
