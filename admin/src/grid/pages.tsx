import { Button, Pagination } from 'antd';
import { useTranslation } from 'react-i18next';
import { pageSizes } from './filters.ts';
import type { GridState } from './filters.ts';

interface PagesProps {
  state: GridState;
  total: number;
  /** Otherwise there are at least `total`. */
  isTotalExact: boolean;
  isCounting: boolean;
  countAll: () => void;
  onChange: (part: Partial<GridState>) => void;
}

/** Where in the list the page is, and the way to the others. Large lists are counted when a user asks. */
export const Pages = ({ state, total, isTotalExact, isCounting, countAll, onChange }: PagesProps) => {
  const { t } = useTranslation();
  const { page, pageSize } = state;
  const range = (from: number, to: number) => t(isTotalExact ? 'grid.range' : 'grid.rangeOpen', { from, to, total });
  return (
    <Pagination
      className="grid-pages"
      current={page}
      pageSize={pageSize}
      // While the end is not known there is always a next page.
      total={isTotalExact ? total : Math.max(total, page * pageSize + 1)}
      showSizeChanger
      pageSizeOptions={[...pageSizes]}
      showTotal={(_total, [from, to]) => (
        <>
          <span aria-live="polite">{range(from, to)}</span>
          {isTotalExact ? null : (
            <Button type="link" size="small" loading={isCounting} onClick={countAll}>
              {t('grid.countAll')}
            </Button>
          )}
        </>
      )}
      onChange={(next, size) => onChange({ page: size === pageSize ? next : 1, pageSize: size })}
    />
  );
};
