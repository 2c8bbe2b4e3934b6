import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import type { LedgerBalance } from '@blattwerk/contract/payments/shapes';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '../../components/format.ts';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { ErrorState } from '../../components/states.tsx';
import { Code, DateTime, Facts, Money, Nothing } from '../../components/values.tsx';
import { useAnswer } from '../../providers/use-answer.ts';

/** Whether all is well, in a word and a sign. */
const Verdict = ({ isGood, children }: { isGood: boolean; children: string }) => (
  <span className={isGood ? 'money-good' : 'money-bad'}>
    {isGood ? <CheckCircleOutlined aria-hidden="true" /> : <WarningOutlined aria-hidden="true" />} {children}
  </span>
);

const Differences = ({ differences }: Pick<LedgerBalance, 'differences'>) => {
  const { t } = useTranslation();
  const head = (key: string, isNumber = false) => (
    <th scope="col" className={isNumber ? 'number' : undefined}>
      {t(`money.balance.${key}`)}
    </th>
  );
  return (
    <PlainTable label={t('money.balance.differences')}>
      <thead>
        <tr>
          {head('payment')}
          {head('reference')}
          {head('ours', true)}
          {head('theirs', true)}
          {head('difference', true)}
        </tr>
      </thead>
      <tbody>
        {differences.map(({ payment, reference, ours, theirs }) => (
          <tr key={reference}>
            <td>{payment === null ? t('money.balance.unknown') : <Link to={`/payments/${payment}`}>{t('money.balance.open')}</Link>}</td>
            <td>
              <Code value={reference} />
            </td>
            <td className="number">
              <Money cents={ours} />
            </td>
            <td className="number">
              <Money cents={theirs} />
            </td>
            <td className="number">
              <Money cents={ours - theirs} />
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
};

const Accounts = ({ accounts, sumCents }: Pick<LedgerBalance, 'accounts' | 'sumCents'>) => {
  const { t } = useTranslation();
  return (
    <PlainTable label={t('money.balance.accounts')}>
      <thead>
        <tr>
          <th scope="col">{t('payments.account')}</th>
          <th scope="col" className="number">
            {t('money.balance.standing')}
          </th>
        </tr>
      </thead>
      <tbody>
        {accounts.map(({ account, balanceCents }) => (
          <tr key={account}>
            <th scope="row">{t(`enum.ledgerAccount.${account}`)}</th>
            <td className="number figures">
              <Money cents={balanceCents} />
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">{t('payments.sum')}</th>
          <td className="number figures">
            <Money cents={sumCents} />
          </td>
        </tr>
      </tbody>
    </PlainTable>
  );
};

/** Whether the books balance, and whether they say what the payment provider says. */
export const Balance = () => {
  const { t } = useTranslation();
  const { money } = useFormats();
  const { query, result } = useAnswer('/backoffice/ledger/balance', {});
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.data === undefined) return <Section title={t('money.balance.title')}>{t('money.loading')}</Section>;
  const { sumCents, differences, reconciledAt, told, accounts } = result.data;
  const sum = sumCents === 0 ? t('money.balance.sumZero') : t('money.balance.sumWrong', { sum: money(sumCents) });
  const facts = [
    { label: t('money.balance.books'), value: <Verdict isGood={sumCents === 0}>{sum}</Verdict> },
    {
      label: t('money.balance.provider'),
      value:
        reconciledAt === null ? (
          t('money.balance.never')
        ) : (
          <Verdict isGood={differences.length === 0}>{t('money.balance.found', { count: differences.length })}</Verdict>
        ),
    },
    { label: t('money.balance.ranAt'), value: <DateTime value={reconciledAt} /> },
    { label: t('money.balance.told'), value: told.length === 0 ? <Nothing /> : told.join(', ') },
  ];
  return (
    <Section title={t('money.balance.title')}>
      <p className="quiet money-means">{t('money.balance.means')}</p>
      <Facts items={facts} />
      <div className="money-tables">
        {differences.length === 0 ? null : <Differences differences={differences} />}
        <Accounts accounts={accounts} sumCents={sumCents} />
      </div>
    </Section>
  );
};
