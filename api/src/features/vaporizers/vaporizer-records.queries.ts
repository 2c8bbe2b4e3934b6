import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { VaporizerRecord } from '@blattwerk/contract/vaporizers/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import type { Vaporizer } from './vaporizer.model.ts';
import { presentVaporizerRecord } from './vaporizer.presenter.ts';

const vaporizers = defineList({
  fields: columnsOf('vaporizers', {
    id: 'id',
    name: 'text',
    manufacturer: 'text',
    cartridgeSystem: 'text',
    isListed: 'boolean',
    createdAt: 'instant',
    updatedAt: 'instant',
  }),
  key: ['vaporizers.id'],
  defaultSort: ['name'],
  search: { text: ['vaporizers.name', 'vaporizers.manufacturer', 'vaporizers.cartridgeSystem'] },
  visibleTo: ({ trx }: Ctx) => trx('vaporizers').select('vaporizers.*'),
  present: (rows: readonly Vaporizer[], ctx) => rows.map((row) => presentVaporizerRecord(row, ctx)),
});

export const listVaporizerRecords = (ctx: Ctx, query: ListQuery): Promise<RecordPage<VaporizerRecord>> => listRecords(vaporizers, ctx, query);

/** @throws server.notFound */
export const readVaporizerRecord = (ctx: Ctx, id: string): Promise<VaporizerRecord> => readRecord(vaporizers, ctx, id);

export const vaporizerHits = hitsOf(
  () => vaporizers,
  ({ id, name, manufacturer }) => ({ id, title: name, subtitle: manufacturer }),
);

export const vaporizerList = openedBy(() => vaporizers);
