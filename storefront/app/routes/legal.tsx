import type { Operator } from '@blattwerk/contract/operator';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/legal';
import { Container } from '../components/layout/page-frame.tsx';
import { bareOf } from '../lib/i18n/locale.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['legal'] };

const pageKeys = ['impressum', 'patientensicherheit'] as const;

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const address = bareOf(new URL(request.url).pathname).replace(/\/$/, '');
  const key = pageKeys.find((page) => address === `/${page}`);
  if (!key) throw new Response(null, { status: 404 });
  return { key, operator: key === 'impressum' ? await serverApi(request, context).get('/clients/operator') : undefined };
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

const Legal = ({ loaderData: { key, operator } }: Route.ComponentProps) => {
  const { t } = useTranslation('legal');
  const title = t(`${key}.title`);
  return (
    <Container width="text">
      <PageHead title={title} description={title} canonicalPath={`/${key}`} />
      <h1>{title}</h1>
      <Sections page={key} operator={operator} />
    </Container>
  );
};
export default Legal;
