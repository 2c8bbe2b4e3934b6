import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { HouseTextBlockRecord } from '@blattwerk/contract/text-blocks/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { presentHouseTextBlock, type HouseTextBlock } from './house-text-block.model.ts';

const houseTextBlocks = defineList({
  fields: columnsOf('houseTextBlocks', {
    id: 'id',
    name: 'text',
    text: 'text',
    language: 'text',
    indication: 'text',
    isActive: 'boolean',
    createdAt: 'instant',
    updatedAt: 'instant',
  }),
  key: ['houseTextBlocks.id'],
  defaultSort: ['name'],
  search: { text: ['houseTextBlocks.name', 'houseTextBlocks.text'] },
  visibleTo: ({ trx }: Ctx) => trx('houseTextBlocks').select('houseTextBlocks.*'),
  present: (rows: readonly HouseTextBlock[], ctx) => rows.map((row) => presentHouseTextBlock(row, ctx)),
});

export const listHouseTextBlocks = (ctx: Ctx, query: ListQuery): Promise<RecordPage<HouseTextBlockRecord>> => listRecords(houseTextBlocks, ctx, query);

/** @throws server.notFound */
export const readHouseTextBlock = (ctx: Ctx, id: string): Promise<HouseTextBlockRecord> => readRecord(houseTextBlocks, ctx, id);

export const houseTextBlockHits = hitsOf(
  () => houseTextBlocks,
  ({ id, name }) => ({ id, title: name, subtitle: null }),
);

export const houseTextBlockList = openedBy(() => houseTextBlocks);
