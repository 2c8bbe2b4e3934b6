import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { DeletionRecord, RetentionKind } from '@blattwerk/contract/deletions/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Deletion } from './deletion.model.ts';

interface Portion {
  id: string;
  kind: RetentionKind;
  before: Date;
  rows: number;
  startedAt: Date;
}

/** Adds a portion to its run, in the transaction that deletes it: what is counted is gone, and what is gone is counted. */
export const addPortion = async ({ trx, clock }: Ctx, portion: Portion): Promise<void> =>
  void (await trx('deletions')
    .insert({ ...portion, finishedAt: clock.now() })
    .onConflict('id')
    .merge({ rows: trx.raw('deletions.rows + excluded.rows'), finishedAt: clock.now() } as never));

/** The number that the next proof of a person's deletion bears. */
export const nextNumber = async ({ trx }: Ctx): Promise<number> => {
  const [counted] = await rawRows<{ next: number }>(trx, `SELECT nextval('deletion_numbers') AS next`, {});
  return Number(found(counted).next);
};

const present = ({ id, kind, before, rows, subjectId, number, cause, keepUntil, startedAt, finishedAt }: Deletion): DeletionRecord => ({
  ...{ id, kind, rows, subjectId, number, cause },
  before: before?.toISOString() ?? null,
  keepUntil: keepUntil?.toISOString() ?? null,
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
});

const deletions = defineList({
  fields: columnsOf('deletions', {
    ...{ id: 'id', kind: 'text', rows: 'number', before: 'instant', startedAt: 'instant', finishedAt: 'instant' },
    ...{ subjectId: 'id', number: 'text', cause: 'text', keepUntil: 'instant' },
  }),
  key: ['deletions.id'],
  defaultSort: ['-finishedAt'],
  search: { codes: ['deletions.number', 'deletions.subjectId'] },
  visibleTo: ({ trx }: Ctx) => trx('deletions').select('deletions.*'),
  present: (rows: readonly Deletion[]) => rows.map(present),
});

export const listDeletions = (ctx: Ctx, query: ListQuery): Promise<RecordPage<DeletionRecord>> => listRecords(deletions, ctx, query);

export const deletionList = openedBy(() => deletions);
