import { useTranslation } from 'react-i18next';
import type { Route } from './+types/newsletter-step';
import { TokenStep, type NewsletterStep } from '../features/newsletter/token-step.tsx';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['newsletter'] };

const steps = ['confirm', 'withdraw'] as const;

export const loader = ({ params, request }: Route.LoaderArgs): { step: NewsletterStep; token: string | null } => {
  const step = steps.find((known) => known === params.step);
  if (!step) throw new Response(null, { status: 404 });
  return { step, token: new URL(request.url).searchParams.get('token') };
};

/** A token in the address must not reach other sites. */
export const headers = () => ({ 'referrer-policy': 'no-referrer' });

const NewsletterTokenStep = ({ loaderData: { step, token } }: Route.ComponentProps) => {
  const { t } = useTranslation('newsletter');
  return (
    <>
      <PageHead title={t(`${step}.title`)} isPrivate />
      <h1>{t(`${step}.title`)}</h1>
      <TokenStep step={step} token={token} />
    </>
  );
};
export default NewsletterTokenStep;
