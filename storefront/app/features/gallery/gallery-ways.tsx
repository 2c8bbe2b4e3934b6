import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { Breadcrumbs } from '../../components/ui/breadcrumbs.tsx';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { CodeInput } from '../../components/ui/code-input.tsx';
import { FailureNotice } from '../../components/ui/failure-notice.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { Pagination } from '../../components/ui/pagination.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { Table } from '../../components/ui/table.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import styles from './gallery.module.css';

const ours = new ApiError({ code: 'server.internalServerError', message: '', status: 500, requestId: '3f8a91c2-0000' });
const tooMany = (retryAfterSeconds: number, message: string): ApiError =>
  new ApiError({ code: 'auth.tooManyAttempts', message, status: 429, requestId: '77aa0000-0000', details: { retryAfterSeconds } });

/** Why an action failed: nothing, a fault of ours with its support code, too many tries with the time to wait. */
export const FailureShow = () => {
  const { t } = useTranslation('gallery');
  return (
    <>
      <FailureNotice error={undefined} />
      <FailureNotice error={ours} />
      <FailureNotice error={tooMany(240, t('tooMany'))} />
      <FailureNotice error={tooMany(7200, t('tooMany'))} />
    </>
  );
};

/** Where a reader is and where to go: the trail, a link, a link that looks like a button, the first, a middle and the last page, none. */
export const TrailShow = () => {
  const { t } = useTranslation('gallery');
  return (
    <>
      <Breadcrumbs
        trail={[
          { name: t('title'), to: '/gallery' },
          { name: t('columnName'), to: '/market/pharmacies' },
          { name: 'Adler-Apotheke', to: '/market/pharmacies/adler-apotheke' },
        ]}
      />
      <p className={styles.row}>
        <AppLink to="/market" current>
          {t('secondary')}
        </AppLink>
        <LinkButton to="/market" kind="secondary" iconEnd="arrow">
          {t('secondary')}
        </LinkButton>
      </p>
      {[1, 2, 25].map((page) => (
        <Pagination key={page} page={page} pageSize={24} total={600} />
      ))}
      <Pagination page={1} pageSize={24} total={0} />
    </>
  );
};

/** A form with a code of a mail: full, and wrong after it was sent empty. */
export const FormShow = () => {
  const { t } = useTranslation('gallery');
  const [sent, setSent] = useState<string>();
  const [code, setCode] = useState('');
  const isWrong = sent === '';
  return (
    <ScriptedForm
      onSubmit={(event) => {
        event.preventDefault();
        setSent(code);
      }}
    >
      <TextInput label={t('name')} isOptional suffix="kg" />
      <CodeInput label={t('code')} value={code} onChange={(event) => setCode(event.target.value)} error={isWrong ? t('wrong') : undefined} />
      <Button type="submit">{t('send')}</Button>
      {sent && <p role="status">{t('sent', { code: sent })}</p>}
    </ScriptedForm>
  );
};

/** A table without rows keeps its heading. */
export const EmptyTableShow = () => {
  const { t } = useTranslation('gallery');
  return <Table caption={t('empty')} rows={[]} rowKey={() => ''} columns={[{ key: 'name', header: t('columnName'), cell: () => null }]} />;
};
