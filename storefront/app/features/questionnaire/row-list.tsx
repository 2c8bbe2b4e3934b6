import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../components/ui/button.tsx';
import styles from './questions.module.css';

interface Props<Row> {
  rows: readonly Row[];
  empty: Row;
  limit: number;
  titleOf: (at: number) => string;
  removeLabel: (at: number) => string;
  addLabel: string;
  onChange: (rows: Row[]) => void;
  children: (row: Row, change: (part: Partial<Row>) => void) => ReactNode;
}

interface Kept<Row> {
  key: number;
  row: Row;
}

/** Rows that are typed in and kept as they are; one empty row waits. What is incomplete stays here, and the caller saves what is complete. */
export const RowList = <Row extends object>({ rows, empty, limit, titleOf, removeLabel, addLabel, onChange, children }: Props<Row>) => {
  const [kept, setKept] = useState<readonly Kept<Row>[]>(() => (rows.length > 0 ? rows : [empty]).map((row, key) => ({ key, row })));
  const put = (next: readonly Kept<Row>[]): void => {
    setKept(next);
    onChange(next.map(({ row }) => row));
  };
  const free = Math.max(-1, ...kept.map(({ key }) => key)) + 1;
  return (
    <>
      {kept.map(({ key, row }, at) => (
        <div key={key} role="group" aria-label={titleOf(at + 1)} className={styles.row}>
          <div className={styles.rowHead}>
            {/* The group bears the name; a heading here would skip a level where the questions are legends. */}
            <p className={styles.rowTitle}>{titleOf(at + 1)}</p>
            <Button kind="quiet" size="small" icon="close" aria-label={removeLabel(at + 1)} onClick={() => put(kept.filter((one) => one.key !== key))}>
              {removeLabel(at + 1)}
            </Button>
          </div>
          {children(row, (part) => put(kept.map((one) => (one.key === key ? { key, row: { ...row, ...part } } : one))))}
        </div>
      ))}
      {kept.length < limit && (
        <Button kind="secondary" icon="plus" onClick={() => setKept([...kept, { key: free, row: empty }])}>
          {addLabel}
        </Button>
      )}
    </>
  );
};
