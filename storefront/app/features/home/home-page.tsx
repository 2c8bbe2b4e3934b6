import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../components/ui/button.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import type { LiveCounts } from './herbarium-sheet.tsx';
import { HerbariumSheet } from './herbarium-sheet.tsx';
import styles from './home-page.module.css';

const way = ['ask', 'sign', 'pay', 'review', 'pickup'] as const;
const calm = ['decide', 'free', 'data'] as const;

interface Props {
  counts: LiveCounts | null;
  /** Null when it could not be read: the step is then named without its amount. */
  depositCents: number | null;
  isSignedIn: boolean;
  /** The catalogue's own cards; nothing when there is no stock to show. */
  products: ReactNode;
}

const Hero = ({ counts, isSignedIn }: Omit<Props, 'products' | 'depositCents'>) => {
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

/** What Blattwerk does, in the order in which it happens. */
export const HomePage = ({ counts, depositCents, isSignedIn, products }: Props) => {
  const { t } = useTranslation('home');
  const { money } = useFormat();
  const titleOf = (step: (typeof way)[number]): string =>
    step === 'pay' && depositCents !== null ? t('way.pay.titleWith', { amount: money(depositCents) }) : t(`way.${step}.title`);
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
    </div>
  );
};
