import { useTranslation } from 'react-i18next';
import type { AppLoadContext } from 'react-router';
import { useRouteLoaderData } from 'react-router';
import type { Route } from './+types/home';
import { HomePage } from '../features/home/home-page.tsx';
import { ProductGrid } from '../features/market/product-card.tsx';
import { QuestionList } from '../features/texts/question-list.tsx';
import { questionSchema } from '../features/texts/text-schema.ts';
import { questionGroups } from '../features/texts/texts.server.ts';
import { report } from '../lib/api/report.server.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { localeOf } from '../lib/i18n/locale.ts';
import { useOperator } from '../lib/operator/use-operator.ts';
import { PageHead, rootRouteId } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['home', 'market'] };

/** The home page renders even when a count cannot be read: what fails is left out and reported. */
const orNothing = async <T,>(context: AppLoadContext, read: Promise<T>): Promise<T | null> => {
  try {
    return await read;
  } catch (error) {
    report(context, error);
    return null;
  }
};

/** Of the help page: how long, who, when not, the insurance, which pharmacy, who sees what; the same ones in both languages. */
const shownQuestions = [0, 1, 5, 9, 12, 18];

export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const [pharmacies, products, popular, fees, doctors] = await Promise.all([
    orNothing(context, serverApi(request, context).get('/clients/pharmacies', { query: { pageSize: 1 } })),
    orNothing(context, serverApi(request, context).get('/clients/products', { query: { inStock: 'true', pageSize: 1 } })),
    orNothing(context, serverApi(request, context).get('/clients/popular-products', { query: { limit: 4 } })),
    orNothing(context, serverApi(request, context).get('/clients/fees')),
    orNothing(context, serverApi(request, context).get('/clients/doctors')),
  ]);
  const counts = pharmacies && products ? { pharmacies: pharmacies.total, products: products.total } : null;
  const all = questionGroups(localeOf(new URL(request.url).pathname)).flatMap(({ questions }) => questions);
  const questions = all.filter((_one, at) => shownQuestions.includes(at));
  return { counts, popular: popular?.items ?? [], fees, doctors: doctors?.items ?? [], questions };
};

const Home = ({ loaderData }: Route.ComponentProps) => {
  const { t } = useTranslation('home');
  const operator = useOperator();
  const organisation = {
    '@type': 'MedicalOrganization',
    name: operator?.name ?? 'Blattwerk',
    description: t('description'),
    url: '/',
    ...(operator && { telephone: operator.helpPhone, email: operator.helpEmail, openingHours: operator.helpHours }),
  };
  const root = useRouteLoaderData<{ isSignedIn: boolean }>(rootRouteId);
  return (
    <>
      <PageHead title={t('title')} description={t('description')} data={[organisation, questionSchema(loaderData.questions)]} />
      <HomePage
        counts={loaderData.counts}
        fees={loaderData.fees}
        doctors={loaderData.doctors}
        questions={<QuestionList questions={loaderData.questions} />}
        isSignedIn={root?.isSignedIn ?? false}
        products={loaderData.popular.length > 0 ? <ProductGrid products={loaderData.popular} /> : null}
      />
    </>
  );
};
export default Home;
