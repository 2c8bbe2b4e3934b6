import { useTranslation } from 'react-i18next';
import type { Route } from './+types/imprint';
import { Container } from '../components/layout/page-frame.tsx';
import { HelpContact } from '../components/ui/help-contact.tsx';
import { AgreementPage } from '../features/agreements/agreement-page.tsx';
import { orNotFound, serverApi } from '../lib/api/server-api.ts';

export const handle = { ns: ['agreements'] };

export const loader = ({ request, context }: Route.LoaderArgs) => {
  const version = new URL(request.url).searchParams.get('version');
  return orNotFound(serverApi(request, context).get('/clients/imprint', { query: version ? { version: Number(version) } : {} }));
};

const Imprint = ({ loaderData: imprint }: Route.ComponentProps) => {
  const { t } = useTranslation();
  return (
    <Container width="text">
      <AgreementPage agreement={imprint} address="/impressum" />
      <HelpContact heading={t('help.title')} />
    </Container>
  );
};
export default Imprint;
