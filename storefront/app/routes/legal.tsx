import type { Operator } from '@blattwerk/contract/operator';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/legal';
import { Container } from '../components/layout/page-frame.tsx';
import { AgreementText } from '../features/agreements/agreement-text.tsx';
import { bareOf } from '../lib/i18n/locale.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['legal', 'agreements'] };

/** Which text stands at which address. Terms and privacy are the versions that people accept at registration. */
const pages = {
  '/agb': { key: 'agb', document: 'terms' },
  '/datenschutz': { key: 'datenschutz', document: 'privacy' },
  '/data-privacy': { key: 'datenschutz', document: 'privacy' },
  '/impressum': { key: 'impressum', document: undefined },
  '/patientensicherheit': { key: 'patientensicherheit', document: undefined },
} as const;

const pageOf = (pathname: string): (typeof pages)[keyof typeof pages] | undefined =>
  Object.entries(pages).find(([address]) => address === bareOf(pathname))?.[1];

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const page = pageOf(new URL(request.url).pathname.replace(/\/$/, ''));
  if (!page) throw new Response(null, { status: 404 });
  const agreement = page.document
    ? await serverApi(request, context).get('/clients/iam/agreements/:document', { params: { document: page.document } })
    : undefined;
  const operator = page.key === 'impressum' ? await serverApi(request, context).get('/clients/operator') : undefined;
  return { key: page.key, agreement, operator };
};

const Sections = ({ page, operator }: { page: string; operator: Operator | undefined }) => {
  const { t } = useTranslation('legal');
  const sections = t(`${page}.sections`, { returnObjects: true, helpEmail: operator?.helpEmail }) as Record<string, { heading: string; text: string }>;
  return Object.entries(sections).map(([key, section]) => (
    <section key={key}>
      <h2>{section.heading}</h2>
      <p>{(key === 'provider' && operator?.imprint) || section.text}</p>
    </section>
  ));
};

const Legal = ({ loaderData: { key, agreement, operator } }: Route.ComponentProps) => {
  const { t } = useTranslation('legal');
  const title = t(`${key}.title`);
  return (
    <Container width="text">
      <PageHead title={title} description={title} canonicalPath={`/${key}`} />
      <h1>{title}</h1>
      {agreement ? <AgreementText agreement={agreement} /> : <Sections page={key} operator={operator} />}
    </Container>
  );
};
export default Legal;
