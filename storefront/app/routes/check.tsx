import { checkCode } from '@blattwerk/contract/document-checks/shapes';
import { useTranslation } from 'react-i18next';
import { data, redirect } from 'react-router';
import type { Route } from './+types/check';
import { Container } from '../components/layout/page-frame.tsx';
import { Card } from '../components/ui/card.tsx';
import styles from '../features/check/check.module.css';
import { CodeForm } from '../features/check/code-form.tsx';
import { DocumentCheck, UnknownCode } from '../features/check/document-check.tsx';
import { FileForm } from '../features/check/file-form.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { localeOf, localePath } from '../lib/i18n/locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['check'] };

const isUnknown = (error: unknown): boolean =>
  (error instanceof Error || error instanceof Response) && 'status' in error && (error.status === 404 || error.status === 400);

/** As it is printed, with spaces or as a whole address that was copied. */
const typedCode = (typed: string): string => (typed.replaceAll(/\s/g, '').split('/').at(-1) ?? '').toUpperCase();

/** A code that is not ours, or is none at all, gets the same page. */
export const loader = async ({ request, context, params }: Route.LoaderArgs) => {
  const url = new URL(request.url);
  const typed = url.searchParams.get('code');
  const start = localePath(localeOf(url.pathname), '/check');
  if (typed !== null) return redirect(`${start}/${encodeURIComponent(typedCode(typed) || '-')}`);
  const code = params.code ?? '';
  if (!code) return data({ code, start, check: null });
  if (!checkCode.safeParse(code).success) return data({ code, start, check: null }, { status: 404 });
  try {
    return data({ code, start, check: await serverApi(request, context).get('/clients/prescriptions/check/:code', { params: { code } }) });
  } catch (error) {
    if (isUnknown(error)) return data({ code, start, check: null }, { status: 404 });
    throw error;
  }
};

const CheckRoute = ({ loaderData: { code, start, check } }: Route.ComponentProps) => {
  const { t } = useTranslation('check');
  return (
    <Container>
      <PageHead title={t('title')} description={t('description')} isPrivate={code !== ''} />
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <div className={styles.cards}>
        {check && <DocumentCheck check={check} />}
        {code !== '' && !check && <UnknownCode />}
        <Card label={t('code.title')}>
          <h2>{t('code.title')}</h2>
          <CodeForm action={start} code={check || code === '-' ? '' : code} />
        </Card>
        <Card label={t('file.title')}>
          <h2>{t('file.title')}</h2>
          <FileForm />
        </Card>
      </div>
    </Container>
  );
};
export default CheckRoute;
