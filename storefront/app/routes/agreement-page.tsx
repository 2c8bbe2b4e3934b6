import type { Route } from './+types/agreement-page';
import { Container } from '../components/layout/page-frame.tsx';
import { AgreementPage, agreementAddresses } from '../features/agreements/agreement-page.tsx';
import { orNotFound, serverApi } from '../lib/api/server-api.ts';
import { bareOf } from '../lib/i18n/locale.ts';

export const handle = { ns: ['agreements'] };

const documents = ['information', 'contract', 'privacy', 'terms', 'safety'] as const;

/** Terms and privacy are what people accept at registration, information sheet and contract what they sign before a request; patient safety is told. */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const bare = bareOf(pathname).replace(/\/$/, '');
  const document = documents.find((name) => agreementAddresses[name] === bare) ?? 'privacy';
  const version = searchParams.get('version');
  return orNotFound(
    serverApi(request, context).get('/clients/iam/agreements/:document', { params: { document }, query: version ? { version: Number(version) } : {} }),
  );
};

const AgreementPageRoute = ({ loaderData: agreement }: Route.ComponentProps) => (
  <Container width="text">
    <AgreementPage agreement={agreement} address={agreementAddresses[agreement.document]} />
  </Container>
);
export default AgreementPageRoute;
