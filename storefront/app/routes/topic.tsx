import { useTranslation } from 'react-i18next';
import type { Route } from './+types/topic';
import { Container } from '../components/layout/page-frame.tsx';
import { reviewOf } from '../features/texts/review-of.ts';
import { TextPage } from '../features/texts/text-page.tsx';
import { textSchema } from '../features/texts/text-schema.ts';
import { findText, listTexts } from '../features/texts/texts.server.ts';
import { TopicLinks } from '../features/texts/topic-links.tsx';
import { bareOf, localeOf } from '../lib/i18n/locale.ts';
import { useLocale, usePath } from '../lib/i18n/use-locale.ts';
import { useOperator } from '../lib/operator/use-operator.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['texts'] };

export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname } = new URL(request.url);
  const locale = localeOf(pathname);
  const slug = bareOf(pathname).replaceAll('/', '');
  const text = findText(locale, 'topics', slug);
  if (!text) throw new Response(null, { status: 404 });
  return { slug, text, others: listTexts(locale, 'topics').filter((topic) => topic.slug !== slug) };
};

const Topic = ({ loaderData: { slug, text, others } }: Route.ComponentProps) => {
  const { t } = useTranslation('texts');
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
      <TopicLinks title={t('topics')} entries={others} base="" />
    </Container>
  );
};
export default Topic;
