import { useTranslation } from 'react-i18next';
import { Form, useLocation } from 'react-router';
import type { Route } from './+types/help';
import { HelpContact } from '../components/ui/help-contact.tsx';
import { Container } from '../components/layout/page-frame.tsx';
import { AppLink } from '../components/ui/app-link.tsx';
import { Button } from '../components/ui/button.tsx';
import { TextInput } from '../components/ui/inputs.tsx';
import { QuestionList } from '../features/texts/question-list.tsx';
import { searchQuestions } from '../features/texts/search-questions.ts';
import { questionSchema } from '../features/texts/text-schema.ts';
import { questionGroups } from '../features/texts/texts.server.ts';
import { localeOf } from '../lib/i18n/locale.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import styles from '../features/texts/texts.module.css';

export const handle = { ns: ['texts'] };

const longestSearch = 100;

export const loader = ({ request }: Route.LoaderArgs) => {
  const { pathname, searchParams } = new URL(request.url);
  const asked = (searchParams.get('q') ?? '').trim().slice(0, longestSearch);
  const groups = questionGroups(localeOf(pathname));
  return {
    asked,
    groups,
    found: asked
      ? searchQuestions(
          groups.flatMap(({ questions }) => questions),
          asked,
        )
      : undefined,
  };
};

const Found = ({ asked, found }: { asked: string; found: NonNullable<Route.ComponentProps['loaderData']['found']> }) => {
  const { t } = useTranslation('texts');
  return (
    <section aria-labelledby="found">
      <h2 id="found" role="status">
        {found.length > 0 ? t('help.found', { count: found.length, asked }) : t('help.none')}
      </h2>
      {found.length > 0 ? <QuestionList questions={found} isOpen={found.length < 4} /> : <p>{t('help.noneText')}</p>}
      <p>
        <AppLink to="/help">{t('help.all')}</AppLink>
      </p>
    </section>
  );
};

/** Questions and answers by group, searched on the server: the page needs no scripts. */
const Help = ({ loaderData: { asked, groups, found } }: Route.ComponentProps) => {
  const { t } = useTranslation('texts');
  const { pathname } = useLocation();
  return (
    <Container width="text">
      <PageHead
        title={t('help.title')}
        description={t('help.description')}
        canonicalPath="/help"
        isPrivate={asked !== ''}
        data={questionSchema(groups.flatMap(({ questions }) => questions))}
      />
      <h1>{t('help.title')}</h1>
      <p>{t('help.intro')}</p>
      <HelpContact />
      <Form method="get" action={pathname} role="search" className={styles.search} key={asked}>
        <TextInput label={t('help.search')} name="q" type="search" enterKeyHint="search" maxLength={longestSearch} defaultValue={asked} />
        <Button type="submit" icon="search">
          {t('help.find')}
        </Button>
      </Form>
      {found && <Found asked={asked} found={found} />}
      {!found &&
        groups.map(({ id, text, questions }) => (
          <section key={id} className={styles.group} aria-labelledby={id}>
            <h2 id={id}>{text}</h2>
            <QuestionList questions={questions} />
          </section>
        ))}
    </Container>
  );
};
export default Help;
