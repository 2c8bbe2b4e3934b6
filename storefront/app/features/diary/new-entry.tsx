import type { Diary } from '@blattwerk/contract/diary/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { toast } from '../../components/ui/toast.ts';
import { keepEntry, sendUnsent } from '../../lib/diary/unsent-entries.ts';
import { useRefetchDiary } from '../../lib/diary/use-diary.ts';
import { germanToday } from '../../lib/format/german-day.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { EntryForm } from './entry-form.tsx';
import { contentOf, entryShape, fieldsOf, medicineOptions, newFields } from './entry-values.ts';

/** A new entry: on the device first, then to the server. Medicine and dose are those of the last entry; "as last time" takes over the rest too. */
export const NewEntry = ({ diary, owner }: { diary: Pick<Diary, 'items' | 'medicines'>; owner: string }) => {
  const { t } = useTranslation('diary');
  const locale = useLocale();
  const refetch = useRefetchDiary();
  const [isBusy, setBusy] = useState(false);
  const today = germanToday();
  const [last] = diary.items;
  const form = useShapeForm(entryShape, newFields(today, last, diary.medicines, locale), 'onSubmit');
  const save = form.handleSubmit(async (values) => {
    setBusy(true);
    const clientId = crypto.randomUUID();
    keepEntry(owner, { clientId, ...contentOf(values, diary.items), sideEffects: values.sideEffects });
    const sent = await sendUnsent(owner);
    // Without a connection the list of what waits says so: a toast would have to be loaded first.
    if (sent > 0) {
      toast.success(t('saved'));
      await refetch();
    }
    form.reset({ ...form.getValues(), on: today, effect: undefined as never, sideEffects: [], note: '' });
    setBusy(false);
  });
  return (
    <Card tone="next">
      <h2>{t('new')}</h2>
      <EntryForm
        form={form}
        options={medicineOptions(diary.medicines, diary.items)}
        today={today}
        submitText={t('save')}
        isBusy={isBusy}
        onSubmit={(event) => void save(event)}
      >
        {last && (
          <p>
            <Button kind="secondary" onClick={() => form.reset({ ...fieldsOf(last, locale), on: today, note: '' })}>
              {t('asLast')}
            </Button>
          </p>
        )}
      </EntryForm>
    </Card>
  );
};
