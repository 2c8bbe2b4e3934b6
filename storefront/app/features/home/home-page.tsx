import type { Fees } from '@blattwerk/contract/fees/shapes';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '../../components/ui/app-link.tsx';
import { LinkButton } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { cities } from '../../lib/places/cities.ts';
import type { PublicDoctor } from './doctors-section.tsx';
import { DoctorsSection } from './doctors-section.tsx';
import type { LiveCounts } from './herbarium-sheet.tsx';
import { HerbariumSheet } from './herbarium-sheet.tsx';
import styles from './home-page.module.css';
import { PriceSection } from './price-section.tsx';

const way = ['ask', 'sign', 'pay', 'review', 'pickup'] as const;
const calm = ['decide', 'free', 'data'] as const;
const refusal = ['reason', 'money', 'next'] as const;

interface Props {
  counts: LiveCounts | null;
  isSignedIn: boolean;
  /** The catalogue's own cards; nothing when there is no stock to show. */
  products: ReactNode;
  fees: Fees | null;
  doctors: readonly PublicDoctor[];
  questions: ReactNode;
}

const Hero = ({ counts, isSignedIn }: Pick<Props, 'counts' | 'isSignedIn'>) => {
  const { t } = useTranslation('home');
  return (
    <section className={styles.hero}>
      <div>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
        <div className={styles.actions}>
          <LinkButton to={isSignedIn ? '/dashboard' : '/auth/register'} iconEnd="arrow">
            {t(isSignedIn ? 'continue' : 'start')}
          </LinkButton>
          <LinkButton to="/market" kind="secondary">
            {t('look')}
          </LinkButton>
        </div>
        <p className={styles.note}>{t('note')}</p>
      </div>
      <HerbariumSheet counts={counts} />
    </section>
  );
};

/** A request may be declined: said here, before anybody has paid. */
const Refusal = () => {
  const { t } = useTranslation('home');
  return (
    <section className={styles.section}>
      <h2>{t('refusal.title')}</h2>
      <div className={styles.calm}>
        {refusal.map((key) => (
          <div key={key}>
            <h3>{t(`refusal.${key}.title`)}</h3>
            <p>{t(`refusal.${key}.text`)}</p>
          </div>
        ))}
      </div>
    </section>
  );
};

const Cities = () => {
  const { t } = useTranslation('home');
  return (
    <nav className={styles.section} aria-labelledby="cities">
      <h2 id="cities">{t('citiesTitle')}</h2>
      <ul className={styles.cities}>
        {cities.map(({ slug }) => (
          <li key={slug}>
            <AppLink to={`/city/${slug}`}>{t(`city.${slug}`)}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** What Blattwerk does, in the order in which it happens. */
export const HomePage = ({ counts, fees, isSignedIn, products, doctors, questions }: Props) => {
  const { t } = useTranslation('home');
  const { money } = useFormat();
  const titleOf = (step: (typeof way)[number]): string =>
    step === 'pay' && fees ? t('way.pay.titleWith', { amount: money(fees.depositCents) }) : t(`way.${step}.title`);
  return (
    <div className={styles.page}>
      <Hero counts={counts} isSignedIn={isSignedIn} />
      <section className={styles.section}>
        <h2>{t('wayTitle')}</h2>
        <ol className={styles.way}>
          {way.map((step) => (
            <li key={step}>
              <h3>{titleOf(step)}</h3>
              <p>{t(`way.${step}.text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      {fees && <PriceSection fees={fees} />}
      <Refusal />
      {doctors.length > 0 && <DoctorsSection doctors={doctors} />}
      {products && (
        <section className={styles.section}>
          <div className={styles.sectionHead}>
            <h2>{t('stockTitle')}</h2>
            <LinkButton to="/market" kind="quiet" iconEnd="arrow">
              {t('all')}
            </LinkButton>
          </div>
          <p>{t('stockText')}</p>
          {products}
        </section>
      )}
      <section className={styles.section}>
        <h2>{t('calmTitle')}</h2>
        <div className={styles.calm}>
          {calm.map((key) => (
            <div key={key}>
              <h3>{t(`calm.${key}.title`)}</h3>
              <p>{t(`calm.${key}.text`)}</p>
            </div>
          ))}
        </div>
      </section>
      <section className={styles.section}>
        <h2>{t('questionsTitle')}</h2>
        {questions}
        <p>
          <LinkButton to="/help" kind="quiet" iconEnd="arrow">
            {t('allQuestions')}
          </LinkButton>
        </p>
      </section>
      <Cities />
    </div>
  );
};
