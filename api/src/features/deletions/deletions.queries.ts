import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { DeletionRecord, RetentionKind } from '@blattwerk/contract/deletions/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
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

const present = ({ id, kind, before, rows, startedAt, finishedAt }: Deletion): DeletionRecord => ({
  ...{ id, kind, rows },
  before: before.toISOString(),
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
});

const deletions = defineList({
  fields: columnsOf('deletions', { id: 'id', kind: 'text', before: 'instant', rows: 'number', startedAt: 'instant', finishedAt: 'instant' }),
  key: ['deletions.id'],
  defaultSort: ['-finishedAt'],
  search: { codes: ['deletions.id'] },
  visibleTo: ({ trx }: Ctx) => trx('deletions').select('deletions.*'),
  present: (rows: readonly Deletion[]) => rows.map(present),
});

export const listDeletions = (ctx: Ctx, query: ListQuery): Promise<RecordPage<DeletionRecord>> => listRecords(deletions, ctx, query);
