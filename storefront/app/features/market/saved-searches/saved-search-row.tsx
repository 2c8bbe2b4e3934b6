import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { Icon } from '../../../components/ui/icon.tsx';
import { TextInput } from '../../../components/ui/inputs.tsx';
import { useAction } from '../../../lib/action/use-action.ts';
import { memberApi } from '../../../lib/api/client.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { usePath } from '../../../lib/i18n/use-locale.ts';
import { stay } from '../catalog-links.tsx';
import { viewOf } from '../catalog-query.ts';
import { filterSheetId } from '../filter-sheet.tsx';
import { useShapeForm } from '../../../lib/forms/use-shape-form.ts';
import { nameForm } from './save-search.tsx';
import styles from './saved-searches.module.css';

/** On a phone the filters cover what was asked for. */
const showResults = (): void => {
  const sheet = document.getElementById(filterSheetId);
  if (sheet?.matches(':popover-open')) sheet.hidePopover();
};

interface Props {
  saved: SavedSearch;
  /** Whether its filters are those on the page. */
  isCurrent: boolean;
  onChanged: (changed: SavedSearch) => void;
  onRemoved: () => void;
}

/** Another name, or away with it: the one at hand at a time. */
const Edit = ({ saved, onChanged, onRemoved, onClose }: Omit<Props, 'isCurrent'> & { onClose: () => void }) => {
  const { t } = useTranslation('saved-searches');
  const { run, isPending, error } = useAction();
  const form = useShapeForm(nameForm, { name: saved.name }, 'onSubmit');
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const submit = form.handleSubmit(({ name }) =>
    run(async () => {
      onChanged(await memberApi.patch('/clients/saved-searches/:id', { params: { id: saved.id }, body: { name } }));
      onClose();
    }),
  );
  const remove = (): void =>
    void run(async () => {
      await memberApi.delete('/clients/saved-searches/:id', { params: { id: saved.id } });
      onRemoved();
    });
  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)} noValidate aria-label={t('edit', { name: saved.name })}>
      <TextInput label={t('name')} maxLength={80} autoComplete="off" {...form.register('name')} error={form.errorOf('name')} />
      <FailureNotice error={error} />
      <div className={styles.actions}>
        <Button type="submit" kind="secondary" size="small" isBusy={isPending}>
          {t('rename')}
        </Button>
        <Button kind="danger" size="small" onClick={remove}>
          {t('remove')}
        </Button>
        <Button kind="quiet" size="small" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
};

/** A kept search: opened by its address, with what it finds today. */
export const SavedSearchRow = ({ saved, isCurrent, onChanged, onRemoved }: Props) => {
  const { t } = useTranslation('saved-searches');
  const { number } = useFormat();
  const path = usePath();
  const [isEdited, setEdited] = useState(false);
  const change = useRef<HTMLButtonElement>(null);
  const close = (): void => {
    setEdited(false);
    requestAnimationFrame(() => change.current?.focus());
  };
  const { name, search, total } = saved;
  // What is found stands as cards or as a list, whichever the page shows.
  const isList = viewOf(useSearchParams()[0]) === 'list';
  return (
    <li>
      <div className={styles.row}>
        <Link to={`${path('/market')}?${search}${isList ? '&view=list' : ''}`} {...stay} aria-current={isCurrent || undefined} onClick={showResults}>
          <span className={styles.name}>{name}</span>
          {total !== null && <span className={styles.count}>{t('total', { count: total, total: number(total, 0) })}</span>}
        </Link>
        <button
          ref={change}
          type="button"
          className={styles.change}
          aria-expanded={isEdited}
          aria-label={t('edit', { name })}
          onClick={() => setEdited(!isEdited)}
        >
          <Icon name="pen" />
        </button>
      </div>
      {isEdited && <Edit saved={saved} onChanged={onChanged} onRemoved={onRemoved} onClose={close} />}
    </li>
  );
};
