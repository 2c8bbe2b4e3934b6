import { useTranslation } from 'react-i18next';
import { HelpContact } from '../components/ui/help-contact.tsx';
import { Container } from '../components/layout/page-frame.tsx';
import { ContactForm } from '../features/contact/contact-form.tsx';
import { useOperator } from '../lib/operator/use-operator.ts';
import { PageHead } from '../lib/seo/page-head.tsx';
import styles from './contact.module.css';

export const handle = { ns: ['contact'] };

const Contact = () => {
  const { t } = useTranslation('contact');
  const days = useOperator()?.contactAnswerDays ?? 2;
  return (
    <Container width="form">
      <PageHead
        title={t('title')}
        description={t('description')}
        canonicalPath="/contact"
        data={{ '@type': 'ContactPage', name: t('title'), url: '/contact' }}
      />
      <h1>{t('title')}</h1>
      <p>{t('intro', { days })}</p>
      <HelpContact />
      <p>{t('emergency')}</p>
      <section className={styles.write} aria-labelledby="write">
        <h2 id="write">{t('form')}</h2>
        <ContactForm />
      </section>
    </Container>
  );
};
export default Contact;
