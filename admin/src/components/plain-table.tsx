import type { ReactNode } from 'react';

interface PlainTableProps {
  /** What the table is, for screen readers. */
  label: string;
  className?: string;
  children: ReactNode;
}

/** A small table inside a record: without a grid's filters, and scrolled sideways where it is too wide. No landmark: one page has many of one name. */
export const PlainTable = ({ label, className, children }: PlainTableProps) => (
  <div className="scroll-x" tabIndex={0} role="group" aria-label={label}>
    <table className={className === undefined ? 'plain-table' : `plain-table ${className}`}>{children}</table>
  </div>
);
