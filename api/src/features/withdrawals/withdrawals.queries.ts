import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { WithdrawalRecord } from '@blattwerk/contract/withdrawals/shapes';
import { withdrawalStates } from '@blattwerk/contract/withdrawals/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { transition } from '../../kernel/state-machine.ts';
import { Withdrawal } from './withdrawal.model.ts';

type Row = Withdrawal & { doneTitle: string | null; doneFirstName: string | null; doneLastName: string | null };

const present = (row: Row): WithdrawalRecord => ({
  ...{ id: row.id, name: row.name, email: row.email, treatmentNumber: row.treatmentNumber, text: row.text, status: row.status },
  outcome: row.outcome,
  treatmentId: row.treatmentId,
  receivedAt: row.receivedAt.toISOString(),
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  doneAt: row.doneAt?.toISOString() ?? null,
  doneBy: row.doneFirstName === null ? null : fullName({ title: row.doneTitle, firstName: row.doneFirstName, lastName: row.doneLastName ?? '' }),
  note: row.note,
  version: row.version,
  abilities: row.status === 'done' ? [] : ['done'],
});

const withdrawals = defineList({
  fields: columnsOf('contract_withdrawals', {
    ...{ id: 'id', name: 'text', email: 'text', treatmentNumber: 'text', status: 'text', outcome: 'text' },
    ...{ receivedAt: 'instant', confirmedAt: 'instant', doneAt: 'instant' },
  }),
  key: ['contract_withdrawals.id'],
  defaultSort: ['-receivedAt'],
  search: { text: ['contract_withdrawals.name', 'contract_withdrawals.email', 'contract_withdrawals.treatmentNumber'] },
  visibleTo: ({ trx }: Ctx<Member>) =>
    trx('contract_withdrawals')
      .leftJoin('users', 'users.id', 'contract_withdrawals.doneBy')
      .select('contract_withdrawals.*', 'users.title as doneTitle', 'users.firstName as doneFirstName', 'users.lastName as doneLastName'),
  present: (rows: readonly Row[]) => rows.map(present),
  missing: 'server.notFound',
});

export const listWithdrawals = (ctx: Ctx<Member>, query: ListQuery): Promise<RecordPage<WithdrawalRecord>> => listRecords(withdrawals, ctx, query);

/** @throws server.notFound */
export const readWithdrawal = (ctx: Ctx<Member>, id: string): Promise<WithdrawalRecord> => readRecord(withdrawals, ctx, id);

/** Staff have answered it or carried it out. @throws server.notFound, invalid.status */
export const finishWithdrawal = async (ctx: Ctx<Member>, { id, note }: { id: string; note: string }): Promise<WithdrawalRecord> => {
  const row = found(await Withdrawal.query(ctx.trx).findById(id).forUpdate());
  const set = { doneAt: ctx.clock.now(), doneBy: ctx.actor.id, note };
  await transition(ctx.trx, 'contract_withdrawals', row, { table: withdrawalStates, action: 'done', set });
  await audit(ctx, { action: 'withdrawal.done', objectType: 'withdrawal', objectId: id, before: { status: row.status }, after: { status: 'done' } });
  return readWithdrawal(ctx, id);
};

export const withdrawalHits = hitsOf(
  () => withdrawals,
  ({ id, name, treatmentNumber }) => ({ id, title: name, subtitle: treatmentNumber }),
);

export const withdrawalList = openedBy(() => withdrawals);
