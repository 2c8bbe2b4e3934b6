import { useTranslation } from 'react-i18next';
import type { Route } from './+types/article';
import { Container } from '../components/layout/page-frame.tsx';
import { Breadcrumbs } from '../components/ui/breadcrumbs.tsx';
import { reviewOf } from '../features/texts/review-of.ts';
import { TextPage } from '../features/texts/text-page.tsx';
import { textSchema } from '../features/texts/text-schema.ts';
import { findText, listTexts } from '../features/texts/texts.server.ts';
import { TopicLinks } from '../features/texts/topic-links.tsx';
import { localeOf } from '../lib/i18n/locale.ts';
import { useLocale, usePath } from '../lib/i18n/use-locale.ts';
import { useOperator } from '../lib/operator/use-operator.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import { trailSchema } from '../lib/seo/trail-schema.ts';

export const handle = { ns: ['texts'] };

const offered = 3;

/** The articles that follow this one in the list, from the beginning again at its end. */
export const loader = ({ request, params }: Route.LoaderArgs) => {
  const locale = localeOf(new URL(request.url).pathname);
  const text = findText(locale, 'blog', params.slug);
  if (!text) throw new Response(null, { status: 404 });
  const all = listTexts(locale, 'blog');
  const at = all.findIndex(({ slug }) => slug === params.slug);
  return { slug: params.slug, text, others: [...all.slice(at + 1), ...all.slice(0, at)].slice(0, offered) };
};

const Article = ({ loaderData: { slug, text, others } }: Route.ComponentProps) => {
  const { t } = useTranslation('texts');
  const path = usePath();
  const language = useLocale();
  const review = reviewOf(text, useOperator()?.reviews, language, true);
  const trail = [
    { name: t('blog.title'), to: '/blog' },
    { name: text.title, to: `/blog/${slug}` },
  ];
  return (
    <Container width="text">
      <PageHead
        title={text.title}
        description={text.description}
        data={[{ ...textSchema(text, { url: path(`/blog/${slug}`), review, language }), headline: text.title }, trailSchema(trail, path)]}
      />
      <Breadcrumbs trail={trail} />
      <TextPage text={text} review={review} />
      <TopicLinks title={t('blog.more')} entries={others} base="/blog" />
    </Container>
  );
};
export default Article;
