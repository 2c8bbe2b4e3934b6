import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { TextInput } from '../../../components/ui/inputs.tsx';
import { useAction } from '../../../lib/action/use-action.ts';
import { api } from '../../../lib/api/api.ts';
import styles from './saved-searches.module.css';

/** Keeps the filters as they are, under a name that is proposed from them. */
export const SaveSearch = ({ search, proposal, onSaved }: { search: string; proposal: string; onSaved: (made: SavedSearch) => void }) => {
  const { t } = useTranslation('saved-searches');
  const { run, isPending, error } = useAction();
  const [name, setName] = useState(proposal);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void run(async () => onSaved(await api.post<SavedSearch>('/saved-searches', { name, search })));
  };
  return (
    <form className={styles.save} onSubmit={submit}>
      <TextInput label={t('name')} required maxLength={80} autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />
      <FailureNotice error={error} />
      <Button type="submit" kind="secondary" size="small" isBusy={isPending}>
        {t('save')}
      </Button>
    </form>
  );
};
