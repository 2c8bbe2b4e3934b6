import { Button } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { askedOf } from '../asked.ts';
import type { GridState } from '../filters.ts';
import type { BulkChoice } from './bulk-choices.ts';
import { BulkDialog } from './bulk-dialog.tsx';
import './bulk.css';

interface BulkBarProps {
  resource: string;
  choices: readonly BulkChoice[];
  chosen: readonly string[];
  /** What of the rows was read, where it is about that: then what is not on the page cannot be chosen. */
  versions: Readonly<Record<string, number>> | undefined;
  /** How many rows the page has. */
  onPage: number;
  total: number;
  isTotalExact: boolean;
  state: GridState;
  onChoosePage: () => void;
  onClear: () => void;
  /** Something was changed: the list is read again. */
  onDone: () => void;
  /** What can be done with the ticked rows together. */
  together?: ReactNode;
}

/** What can be done to the rows that are ticked, or to all that match. */
export const BulkBar = ({ resource, choices, chosen, versions, onPage, total, isTotalExact, state, onChoosePage, onClear, onDone, together }: BulkBarProps) => {
  const { t } = useTranslation();
  const [isAll, setAll] = useState(false);
  const [choice, setChoice] = useState<BulkChoice>();
  const count = isAll ? total : chosen.length;
  const leave = () => {
    setAll(false);
    onClear();
  };
  const { filters, q } = askedOf(state);
  const which = isAll ? { filters, ...(q === undefined ? {} : { q }) } : { ids: chosen, ...(versions === undefined ? {} : { versions }) };
  return (
    <section className="bulk-bar" aria-label={t('bulk.bar')}>
      <span role="status">{t(isAll && !isTotalExact ? 'bulk.chosenOpen' : 'bulk.chosen', { count })}</span>
      {chosen.length < onPage && !isAll ? (
        <Button type="link" size="small" onClick={onChoosePage}>
          {t('bulk.choosePage', { count: onPage })}
        </Button>
      ) : null}
      {chosen.length === onPage && total > onPage && !isAll && versions === undefined ? (
        <Button type="link" size="small" onClick={() => setAll(true)}>
          {t(isTotalExact ? 'bulk.chooseAll' : 'bulk.chooseAllOpen', { count: total })}
        </Button>
      ) : null}
      <Button type="link" size="small" onClick={leave}>
        {t('bulk.clear')}
      </Button>
      <span className="bulk-actions">
        {choices.map((one) => (
          <Button key={one.action} size="small" danger={one.isDanger === true} onClick={() => setChoice(one)}>
            {t(`bulk.actions.${resource}.${one.action}`)}
          </Button>
        ))}
        {isAll ? null : together}
      </span>
      {choice === undefined ? null : (
        <BulkDialog
          resource={resource}
          choice={choice}
          which={which}
          onClose={() => setChoice(undefined)}
          onDone={() => {
            leave();
            onDone();
          }}
        />
      )}
    </section>
  );
};
