import { useTranslation } from 'react-i18next';
import type { Route } from './+types/imprint';
import { Container } from '../components/layout/page-frame.tsx';
import { HelpContact } from '../components/ui/help-contact.tsx';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['imprint'] };

export const loader = ({ request, context }: Route.LoaderArgs) => serverApi(request, context).get('/clients/operator');

const sections = ['provider', 'contact', 'role', 'dispute'] as const;

const Imprint = ({ loaderData: { imprint, helpEmail } }: Route.ComponentProps) => {
  const { t } = useTranslation('imprint');
  const title = t('title');
  return (
    <Container width="text">
      <PageHead title={title} description={title} canonicalPath="/impressum" />
      <h1>{title}</h1>
      {sections.map((key) => (
        <section key={key}>
          <h2>{t(`sections.${key}.heading`)}</h2>
          <p>{(key === 'provider' && imprint) || t(`sections.${key}.text`, { helpEmail })}</p>
          {key === 'contact' && <HelpContact />}
        </section>
      ))}
    </Container>
  );
};
export default Imprint;
