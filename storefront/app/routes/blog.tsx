import { useTranslation } from 'react-i18next';
import type { Route } from './+types/blog';
import { Container } from '../components/layout/page-frame.tsx';
import { TextList } from '../features/texts/text-list.tsx';
import { listTexts } from '../features/texts/texts.server.ts';
import { localeOf } from '../lib/i18n/locale.ts';
import { usePath } from '../lib/i18n/use-locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['texts'] };

export const loader = ({ request }: Route.LoaderArgs) => ({ entries: listTexts(localeOf(new URL(request.url).pathname), 'blog') });

const Blog = ({ loaderData: { entries } }: Route.ComponentProps) => {
  const { t } = useTranslation('texts');
  const path = usePath();
  const list = {
    '@type': 'ItemList',
    name: t('blog.title'),
    itemListElement: entries.map(({ slug, title }, at) => ({ '@type': 'ListItem', position: at + 1, name: title, url: path(`/blog/${slug}`) })),
  };
  return (
    <Container width="text">
      <PageHead title={t('blog.title')} description={t('blog.description')} data={list} />
      <h1>{t('blog.title')}</h1>
      <p>{t('blog.description')}</p>
      <TextList entries={entries} base="/blog" />
    </Container>
  );
};
export default Blog;
