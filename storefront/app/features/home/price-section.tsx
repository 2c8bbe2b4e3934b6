import type { Fees } from '@blattwerk/contract/fees/shapes';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../lib/format/use-format.ts';
import styles from './home-page.module.css';

const lines = ['deposit', 'fee', 'video', 'service', 'medicine'] as const;

/** The whole price, line by line: what is paid when, what it is set off against, and what is paid elsewhere. */
export const PriceSection = ({ fees }: { fees: Fees }) => {
  const { t } = useTranslation('home');
  const { money } = useFormat();
  const amountOf: Record<(typeof lines)[number], string> = {
    deposit: money(fees.depositCents),
    fee: t('price.asDeposit', { amount: money(fees.depositCents) }),
    video: money(fees.consultationCents),
    service: money(fees.serviceCents),
    medicine: t('price.atPharmacy'),
  };
  return (
    <section className={styles.section}>
      <h2>{t('price.title')}</h2>
      <p>{t('price.text')}</p>
      <dl className={styles.price}>
        {lines.map((line) => (
          <div key={line}>
            <dt>{t(`price.${line}.title`)}</dt>
            <dd>
              <strong className="tabular">{amountOf[line]}</strong>
              <span>{t(`price.${line}.text`)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
