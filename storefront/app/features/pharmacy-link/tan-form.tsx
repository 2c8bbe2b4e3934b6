import type { LinkDoor } from '@blattwerk/contract/pharmacy-access/shapes';
import { useTranslation } from 'react-i18next';
import { Button } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { Notice } from '../../components/ui/feedback.tsx';
import { codeForm } from '../../lib/forms/code-form.ts';
import { useShapeForm } from '../../lib/forms/use-shape-form.ts';
import styles from './pharmacy-link.module.css';

interface Props {
  door: LinkDoor;
  isBusy: boolean;
  error: unknown;
  onOpen: (tan: string) => Promise<boolean>;
}

/** Where the TAN comes from, in one sentence. */
const Way = ({ tanBy }: Pick<LinkDoor, 'tanBy'>) => <p>{useTranslation('pharmacy-link').t(`door.way.${tanBy ?? 'pending'}`)}</p>;

/** The one question before anything is shown. */
export const TanForm = ({ door, isBusy, error, onOpen }: Props) => {
  const { t } = useTranslation('pharmacy-link');
  const form = useShapeForm(codeForm, { code: '' }, 'onSubmit');
  const submit = form.handleSubmit(async ({ code }) => {
    if (!(await onOpen(code))) form.reset();
  });
  return (
    <Card tone="next">
      <h1 className={styles.title}>{t('door.title', { name: door.pharmacy.name })}</h1>
      <p>{t('door.number', { number: door.number })}</p>
      {door.triesLeft === 0 ? (
        <Notice kind="warn" title={t('door.locked.title')} isAlert>
          <p>{t('door.locked.text')}</p>
        </Notice>
      ) : (
        <form onSubmit={(event) => void submit(event)} className={styles.form} noValidate>
          <Way tanBy={door.tanBy} />
          <FailureNotice error={error} />
          <CodeInput label={t('door.tan')} {...form.register('code')} error={form.errorOf('code')} />
          {door.triesLeft < 5 && <p className={styles.tries}>{t('door.triesLeft', { count: door.triesLeft })}</p>}
          <Button type="submit" isBusy={isBusy} iconEnd="arrow">
            {t('door.open')}
          </Button>
        </form>
      )}
      <p className={styles.small}>{t('door.noAccount')}</p>
    </Card>
  );
};
