import type { ContactAnswer } from '@blattwerk/contract/contact-requests/shapes';
import { useTranslation } from 'react-i18next';
import type { Route } from './+types/contact-answer';
import { Container } from '../components/layout/page-frame.tsx';
import { LinkButton } from '../components/ui/button.tsx';
import { DateTime } from '../components/ui/values.tsx';
import { ApiError } from '../lib/api/api-error.ts';
import { serverApi } from '../lib/api/server-api.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import styles from './contact.module.css';

export const handle = { ns: ['contact'] };

/** The answer; null for a link that is over. */
export const loader = async ({ request, context }: Route.LoaderArgs): Promise<{ answer: ContactAnswer | null }> => {
  const token = new URL(request.url).searchParams.get('token');
  if (!token) return { answer: null };
  try {
    return { answer: await serverApi(request, context).get('/clients/contact-requests/answer', { query: { token } }) };
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) throw error;
    return { answer: null };
  }
};

/** A token in the address must not reach other sites, nor the answer stay in a cache on the way. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });

const Answer = ({ number, topic, answer, answeredAt }: ContactAnswer) => {
  const { t } = useTranslation('contact');
  return (
    <>
      <p>
        {t('answer.about', { number, topic: t(`topics.${topic}`) })} <DateTime value={answeredAt} />.
      </p>
      <p className={styles.answer}>{answer}</p>
      <p>{t('answer.more')}</p>
      <LinkButton to="/contact" kind="secondary">
        {t('answer.again')}
      </LinkButton>
    </>
  );
};

/** Where the mail about an answer leads. */
const ContactAnswerPage = ({ loaderData: { answer } }: Route.ComponentProps) => {
  const { t } = useTranslation('contact');
  return (
    <Container width="form">
      <PageHead title={t('answer.title')} isPrivate />
      <h1>{t(answer ? 'answer.title' : 'answer.over')}</h1>
      {answer ? (
        <Answer {...answer} />
      ) : (
        <>
          <p>{t('answer.overText')}</p>
          <LinkButton to="/contact">{t('title')}</LinkButton>
        </>
      )}
    </Container>
  );
};
export default ContactAnswerPage;
