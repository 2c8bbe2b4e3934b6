import type { Route } from './+types/about';
import { Container } from '../components/layout/page-frame.tsx';
import { reviewOf } from '../features/texts/review-of.ts';
import { TextPage } from '../features/texts/text-page.tsx';
import { textSchema } from '../features/texts/text-schema.ts';
import { findText } from '../features/texts/texts.server.ts';
import { bareOf, localeOf } from '../lib/i18n/locale.ts';
import { useLocale, usePath } from '../lib/i18n/use-locale.ts';
import { useOperator } from '../lib/operator/use-operator.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['texts'] };

/** What is written about us: who we are, and how accessible our pages are. */
export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname } = new URL(request.url);
  const slug = bareOf(pathname).replaceAll('/', '');
  const text = findText(localeOf(pathname), 'pages', slug);
  if (!text) throw new Response(null, { status: 404 });
  return { slug, text };
};

const About = ({ loaderData: { slug, text } }: Route.ComponentProps) => {
  const path = usePath();
  const language = useLocale();
  const review = reviewOf(text, useOperator()?.reviews, language);
  return (
    <Container width="text">
      <PageHead
        title={text.title}
        description={text.description}
        canonicalPath={`/${slug}`}
        data={textSchema(text, { url: path(`/${slug}`), review, language })}
      />
      <TextPage text={text} review={review} />
    </Container>
  );
};
export default About;
