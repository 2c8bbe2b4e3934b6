import type { LedgerEntry, PaymentDetails } from '@blattwerk/contract/payments/shapes';
import { useTranslation } from 'react-i18next';
import { Section } from '../../components/page.tsx';
import { PlainTable } from '../../components/plain-table.tsx';
import { StatusTag } from '../../components/status-tag.tsx';
import { Code, DateTime, EnumText, Money, Text } from '../../components/values.tsx';

const Head = ({ columns }: { columns: readonly { key: string; isNumber?: boolean }[] }) => {
  const { t } = useTranslation();
  return (
    <thead>
      <tr>
        {columns.map(({ key, isNumber }) => (
          <th key={key} scope="col" className={isNumber === true ? 'number' : undefined}>
            {t(`payments.${key}`)}
          </th>
        ))}
      </tr>
    </thead>
  );
};

/** Why the money goes back: the rule in a sentence, or what staff wrote. */
const Why = ({ refund }: { refund: PaymentDetails['refunds'][number] }) => {
  const { t } = useTranslation();
  return (
    <>
      {t(`payments.why.${refund.cause}`)}
      {refund.reason === null ? null : <div className="quiet">{refund.reason}</div>}
      {refund.failure === null ? null : (
        <div className="quiet">
          {t('payments.failure', { failure: t(`payments.failures.${refund.failure}`, { defaultValue: refund.failure.replaceAll('_', ' ') }) })}
        </div>
      )}
    </>
  );
};

export const Refunds = ({ row }: { row: PaymentDetails }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('payments.refunds')}>
      {row.refunds.length === 0 ? (
        <p className="quiet">{t('payments.noRefunds')}</p>
      ) : (
        <PlainTable label={t('payments.refunds')}>
          <Head
            columns={[
              { key: 'requestedAt' },
              { key: 'amountCents', isNumber: true },
              { key: 'status' },
              { key: 'reason' },
              { key: 'refundedAt' },
              { key: 'requestedBy' },
              { key: 'approvedBy' },
            ]}
          />
          <tbody>
            {row.refunds.map((refund) => (
              <tr key={refund.id}>
                <td>
                  <DateTime value={refund.requestedAt} />
                </td>
                <td className="number">
                  <Money cents={refund.amountCents} currency={row.currency} />
                </td>
                <td>
                  <StatusTag type="refundStatus" value={refund.status} />
                </td>
                <td>
                  <Why refund={refund} />
                </td>
                <td>
                  <DateTime value={refund.refundedAt} />
                </td>
                <td>
                  <Text value={refund.requestedBy} />
                </td>
                <td>
                  <Text value={refund.approvedBy} />
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Section>
  );
};

export const Disputes = ({ row }: { row: PaymentDetails }) => {
  const { t } = useTranslation();
  if (row.disputes.length === 0) return null;
  return (
    <Section title={t('payments.disputes')}>
      <PlainTable label={t('payments.disputes')}>
        <Head
          columns={[
            { key: 'openedAt' },
            { key: 'amountCents', isNumber: true },
            { key: 'status' },
            { key: 'reason' },
            { key: 'closedAt' },
            { key: 'reference' },
          ]}
        />
        <tbody>
          {row.disputes.map((dispute) => (
            <tr key={dispute.id}>
              <td>
                <DateTime value={dispute.openedAt} />
              </td>
              <td className="number">
                <Money cents={dispute.amountCents} currency={row.currency} />
              </td>
              <td>
                <StatusTag type="disputeStatus" value={dispute.status} />
              </td>
              <td>{t(`payments.disputeReason.${dispute.reason}`, { defaultValue: dispute.reason.replaceAll('_', ' ') })}</td>
              <td>
                <DateTime value={dispute.closedAt} />
              </td>
              <td>
                <Code value={dispute.stripeDisputeId} />
              </td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Section>
  );
};

/** The lines of the books: what we have on the left, what we hold or owe on the right; both columns have the same sum. */
export const Entries = ({ entries, currency }: { entries: readonly LedgerEntry[]; currency: string }) => {
  const { t } = useTranslation();
  const total = entries.reduce((sum, { amountCents }) => sum + Math.max(amountCents, 0), 0);
  return (
    <Section title={t('payments.entries')}>
      {entries.length === 0 ? (
        <p className="quiet">{t('payments.noEntries')}</p>
      ) : (
        <PlainTable label={t('payments.entries')}>
          <Head
            columns={[
              { key: 'at' },
              { key: 'kind' },
              { key: 'account' },
              { key: 'debit', isNumber: true },
              { key: 'credit', isNumber: true },
              { key: 'reference' },
            ]}
          />
          <tbody>
            {entries.map((entry, index) => (
              <tr key={`${entry.transaction}/${index}`}>
                <td>
                  <DateTime value={entry.at} />
                </td>
                <td>
                  <EnumText type="ledgerKind" value={entry.kind} />
                </td>
                <td>
                  <EnumText type="ledgerAccount" value={entry.account} />
                </td>
                <td className="number">{entry.amountCents > 0 ? <Money cents={entry.amountCents} currency={currency} /> : null}</td>
                <td className="number">{entry.amountCents < 0 ? <Money cents={-entry.amountCents} currency={currency} /> : null}</td>
                <td>
                  <Code value={entry.reference} />
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row" colSpan={3}>
                {t('payments.sum')}
              </th>
              <td className="number">
                <Money cents={total} currency={currency} />
              </td>
              <td className="number">
                <Money cents={total} currency={currency} />
              </td>
              <td />
            </tr>
          </tbody>
        </PlainTable>
      )}
    </Section>
  );
};
