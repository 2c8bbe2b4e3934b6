import type { Diary, DiaryEntry } from '@blattwerk/contract/diary/shapes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Disclosure } from '../../components/ui/disclosure.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { toast } from '../../components/ui/toast.ts';
import { DateTime } from '../../components/ui/values.tsx';
import { useAction } from '../../lib/action/use-action.ts';
import { memberApi } from '../../lib/api/client.ts';
import { useRefetchDiary } from '../../lib/diary/use-diary.ts';
import { germanToday } from '../../lib/format/german-day.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import { EntryForm } from './entry-form.tsx';
import { EntryLine } from './entry-line.tsx';
import { contentOf, entryShape, fieldsOf, medicineOptions } from './entry-values.ts';
import styles from './diary.module.css';

type Known = Pick<Diary, 'items' | 'medicines'>;

const Correction = ({ entry, diary, onDone }: { entry: DiaryEntry; diary: Known; onDone: () => void }) => {
  const { t } = useTranslation('diary');
  const locale = useLocale();
  const refetch = useRefetchDiary();
  const { run, isPending, error } = useAction();
  const form = useShapeForm(entryShape, fieldsOf(entry, locale), 'onSubmit');
  const save = form.handleSubmit((values) =>
    run(async () => {
      const body = { version: entry.version, ...contentOf(values, diary.items) };
      await memberApi.put('/clients/diary/:id', { params: { id: entry.id }, body });
      toast.success(t('corrected'));
      onDone();
      await refetch();
    }),
  );
  return (
    <EntryForm
      form={form}
      options={medicineOptions(diary.medicines, diary.items)}
      today={germanToday()}
      submitText={t('saveCorrection')}
      isBusy={isPending}
      onSubmit={(event) => void save(event)}
    >
      <FailureNotice error={error} />
    </EntryForm>
  );
};

const Removal = ({ entry, onDone }: { entry: DiaryEntry; onDone: () => void }) => {
  const { t } = useTranslation('diary');
  const refetch = useRefetchDiary();
  const { run, isPending, error } = useAction();
  const remove = () =>
    run(async () => {
      await memberApi.delete('/clients/diary/:id', { params: { id: entry.id } });
      toast.success(t('removed'));
      onDone();
      await refetch();
    });
  return (
    <>
      <p>{t('removeText')}</p>
      <FailureNotice error={error} />
      <div className={styles.buttons}>
        <Button kind="danger" isBusy={isPending} onClick={() => void remove()}>
          {t('remove')}
        </Button>
        <Button kind="secondary" onClick={onDone}>
          {t('keep')}
        </Button>
      </div>
    </>
  );
};

const recentDays = 5;

type Opened = { entry: DiaryEntry; way: 'correct' | 'remove' };

/** The stored entries by day, each with its correction and its removal. */
export const EntryList = ({ diary }: { diary: Known }) => {
  const { t } = useTranslation('diary');
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  const days = [...new Set(diary.items.map(({ on }) => on))];
  const ofDays = (some: readonly string[]) =>
    some.map((on) => (
      <section key={on}>
        <h3>
          <DateTime value={on} kind="date" />
        </h3>
        <ul className={styles.entries}>
          {diary.items
            .filter((entry) => entry.on === on)
            .map((entry) => (
              <li key={entry.id}>
                <EntryLine entry={entry} medicine={entry.medicineName} />
                {entry.version > 1 && <p className={styles.meta}>{t('version', { count: entry.version - 1 })}</p>}
                <div className={styles.buttons}>
                  <Button kind="quiet" size="small" icon="pen" opensDialog onClick={() => setOpened({ entry, way: 'correct' })}>
                    {t('correct')}
                  </Button>
                  <Button kind="quiet" size="small" icon="close" opensDialog onClick={() => setOpened({ entry, way: 'remove' })}>
                    {t('remove')}
                  </Button>
                </div>
              </li>
            ))}
        </ul>
      </section>
    ));
  return (
    <>
      {ofDays(days.slice(0, recentDays))}
      {days.length > recentDays && <Disclosure summary={t('older')}>{ofDays(days.slice(recentDays))}</Disclosure>}
      <Dialog isOpen={opened !== undefined} onClose={close} title={opened?.way === 'remove' ? t('removeTitle') : t('correctTitle')}>
        {opened?.way === 'correct' && <Correction entry={opened.entry} diary={diary} onDone={close} />}
        {opened?.way === 'remove' && <Removal entry={opened.entry} onDone={close} />}
      </Dialog>
    </>
  );
};
