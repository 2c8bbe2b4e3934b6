import { useEffect, useRef, type ReactNode } from 'react';

/** What took the place of the button that was pressed: keyboard and screen reader go on here. */
export const FocusedHeading = ({ className, children }: { className?: string; children: ReactNode }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h1 ref={heading} tabIndex={-1} className={className}>
      {children}
    </h1>
  );
};
