import { useTranslation } from 'react-i18next';
import { redirect } from 'react-router';
import type { Route } from './+types/alert-step';
import { LinkButton } from '../components/ui/button.tsx';
import { AlertTokenStep, type AlertStep } from '../features/alerts/alert-token-step.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { localeOf, localePath } from '../lib/i18n/locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['alerts'] };

const steps = ['confirm', 'end'] as const;

interface Loaded {
  step: AlertStep | 'over';
  token: string | null;
}

/** The page of the product that the mail did not name; what has ended or was never given leads to words about it. */
const openProduct = async (request: Request, context: Route.LoaderArgs['context'], token: string): Promise<Loaded> => {
  try {
    const { product } = await serverApi(request, context).post('/clients/subscription/open', { body: { token } });
    throw redirect(localePath(localeOf(new URL(request.url).pathname), `/market/products/${product.slug}`));
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 404)) return { step: 'over', token: null };
    throw error;
  }
};

export const loader = ({ params, request, context }: Route.LoaderArgs): Loaded | Promise<Loaded> => {
  const token = new URL(request.url).searchParams.get('token');
  if (params.step === 'open') return token ? openProduct(request, context, token) : { step: 'over', token };
  const step = steps.find((known) => known === params.step);
  if (!step) throw new Response(null, { status: 404 });
  return { step, token };
};

/** A token in the address must not reach other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const AlertStepPage = ({ loaderData: { step, token } }: Route.ComponentProps) => {
  const { t } = useTranslation('alerts');
  return (
    <>
      <PageHead title={t(`${step}.title`)} isPrivate />
      <h1>{t(`${step}.title`)}</h1>
      {step === 'over' ? (
        <>
          <p>{t('over.text')}</p>
          <LinkButton to="/market" kind="secondary">
            {t('toMarket')}
          </LinkButton>
        </>
      ) : (
        <AlertTokenStep step={step} token={token} />
      )}
    </>
  );
};
export default AlertStepPage;
