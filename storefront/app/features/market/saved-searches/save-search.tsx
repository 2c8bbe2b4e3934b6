import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';
import { text } from '@blattwerk/contract/validation';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { Button } from '../../../components/ui/button.tsx';
import { FailureNotice } from '../../../components/ui/failure-notice.tsx';
import { TextInput } from '../../../components/ui/inputs.tsx';
import { useAction } from '../../../lib/action/use-action.ts';
import { memberApi } from '../../../lib/api/client.ts';
import { useShapeForm } from '../../../lib/forms/use-shape-form.ts';
import styles from './saved-searches.module.css';

export const nameForm = z.object({ name: text(1, 80) });

/** Keeps the filters as they are, under a name that is proposed from them. */
export const SaveSearch = ({ search, proposal, onSaved }: { search: string; proposal: string; onSaved: (made: SavedSearch) => void }) => {
  const { t } = useTranslation('saved-searches');
  const { run, isPending, error } = useAction();
  const form = useShapeForm(nameForm, { name: proposal }, 'onSubmit');
  const submit = form.handleSubmit(({ name }) => run(async () => onSaved(await memberApi.post('/clients/saved-searches', { body: { name, search } }))));
  return (
    <form className={styles.save} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput label={t('name')} maxLength={80} autoComplete="off" {...form.register('name')} error={form.errorOf('name')} />
      <FailureNotice error={error} />
      <Button type="submit" kind="secondary" size="small" isBusy={isPending}>
        {t('save')}
      </Button>
    </form>
  );
};
