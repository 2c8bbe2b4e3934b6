import type { ConsentWay } from '@blattwerk/contract/consents/shapes';
import { consentPurposes, type ConsentPurpose } from '@blattwerk/contract/consents/texts';
import type { Locale } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import type { Span } from '../../jobs/job.ts';
import type { JobPayloads } from '../../jobs/names.ts';
import type { Ctx } from '../../kernel/ctx.ts';

type Receipt = JobPayloads['consents.issue-receipt'];
export type ReceiptKind = Receipt['kind'];

const columnOf = { 'consent-receipt': 'receiptId', 'consent-withdrawal': 'withdrawalReceiptId' } as const;

export interface ConsentToPrint {
  id: string;
  userId: string;
  document: ConsentPurpose;
  version: number;
  sha256: string;
  way: ConsentWay | null;
  acceptedAt: Date;
  withdrawnAt: Date | null;
  title: string | null;
  firstName: string;
  lastName: string;
  locale: Locale;
}

/** Consents to a purpose of people whose account stays. */
const toPrint = (trx: Knex): Knex.QueryBuilder =>
  trx('consents').whereIn('consents.document', consentPurposes).whereNotIn('consents.userId', trx('erasures').select('userId'));

export const findToPrint = ({ trx }: Ctx, id: string): Promise<ConsentToPrint | undefined> =>
  toPrint(trx)
    .join('users', 'users.id', 'consents.userId')
    .where('consents.id', id)
    .first('consents.*', 'users.title', 'users.firstName', 'users.lastName', 'users.locale');

export const attachReceipt = async ({ trx }: Ctx, id: string, kind: ReceiptKind, fileId: string): Promise<void> =>
  void (await trx('consents')
    .where({ id })
    .update({ [columnOf[kind]]: fileId }));

/** So many a run of the sweep: consents that are older than receipts get theirs one after the other. */
const batch = 200;

/** Consents given or withdrawn before `to` whose receipt is not made. */
export const withoutReceipt = async (trx: Knex, { to }: Span): Promise<Receipt[]> => {
  const given: { id: string }[] = await toPrint(trx)
    .whereNull('receiptId')
    .where('acceptedAt', '<', to)
    .orderBy('acceptedAt', 'desc')
    .limit(batch)
    .select('id');
  const withdrawn: { id: string }[] = await toPrint(trx)
    .whereNull('withdrawalReceiptId')
    .where('withdrawnAt', '<', to)
    .orderBy('withdrawnAt', 'desc')
    .limit(batch)
    .select('id');
  return [
    ...given.map(({ id }): Receipt => ({ consentId: id, kind: 'consent-receipt' })),
    ...withdrawn.map(({ id }): Receipt => ({ consentId: id, kind: 'consent-withdrawal' })),
  ];
};
