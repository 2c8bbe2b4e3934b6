import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { shortageDays, type ShortageRecord } from '@blattwerk/contract/shortages/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { readSetting } from '../settings/public.ts';

interface Thresholds {
  /** Up to this number of pharmacies a product is scarce. */
  few: number;
  /** From this loss in percent on it is falling. */
  fall: number;
}

interface Row extends Omit<ShortageRecord, 'countedAt'> {
  countedAt: Date;
}

const level = `CASE
  WHEN now.pharmacies = 0 AND (now.alerts + now.requests > 0 OR former.pharmacies > 0) THEN 'gone'
  WHEN now.pharmacies BETWEEN 1 AND :few AND (now.alerts + now.requests > 0 OR former.pharmacies > now.pharmacies) THEN 'scarce'
  WHEN now.pharmacies > 0 AND former.quantity > 0 AND now.quantity <= former.quantity * (100 - :fall) / 100 THEN 'falling' END`;

/** The counts of today, or of the last day on which there was a count, beside those of two weeks before. */
const shortagesSql = `(
  SELECT found.*, (CASE level WHEN 'gone' THEN 2 WHEN 'scarce' THEN 1 ELSE 0 END) * 1000000 + alerts + requests + greatest(-change_percent, 0) / 1000.0 AS urgency FROM (
    SELECT products.id, products.name AS product_name, products.pzn, products.category, products.unit, now.pharmacies,
      greatest(now.carriers, former.pharmacies) AS carriers, now.quantity, now.alerts, now.favorites, now.requests, now.counted_at,
      CASE WHEN former.quantity > 0 THEN CAST(round(100 * (now.quantity - former.quantity) / former.quantity) AS integer) END AS change_percent, ${level} AS level
    FROM supply_days AS now
    JOIN products ON products.id = now.product_id AND products.published_at IS NOT NULL
    LEFT JOIN supply_days AS former ON former.product_id = now.product_id AND former.day = now.day - ${shortageDays}
    WHERE now.day = (SELECT max(day) FROM supply_days)
  ) AS found WHERE level IS NOT NULL
) AS shortages`;

const shortages = (thresholds: Thresholds) =>
  defineList({
    fields: {
      ...columnsOf('shortages', { id: 'id', productName: 'text', pzn: 'text', category: 'text', level: 'text', urgency: 'number', countedAt: 'instant' }),
      ...columnsOf('shortages', { pharmacies: 'number', carriers: 'number', quantity: 'number', changePercent: 'number' }),
      ...columnsOf('shortages', { alerts: 'number', favorites: 'number', requests: 'number' }),
    },
    key: ['shortages.id'],
    defaultSort: ['-urgency'],
    search: { among: [{ column: 'shortages.id', table: 'products', text: ['name', 'pzn'] }] },
    visibleTo: ({ trx }: Ctx) => trx.from(trx.raw(shortagesSql, { ...thresholds })).select('shortages.*'),
    present: (rows: readonly Row[]): ShortageRecord[] =>
      rows.map((row) => ({
        id: row.id,
        productName: row.productName,
        pzn: row.pzn,
        category: row.category,
        unit: row.unit,
        level: row.level,
        pharmacies: row.pharmacies,
        carriers: row.carriers,
        quantity: row.quantity,
        changePercent: row.changePercent,
        alerts: row.alerts,
        favorites: row.favorites,
        requests: row.requests,
        countedAt: row.countedAt.toISOString(),
      })),
  });

const listNow = async (ctx: Ctx) => shortages({ few: await readSetting(ctx, 'stock.fewPharmacies'), fall: await readSetting(ctx, 'stock.fallPercent') });

export const listShortages = async (ctx: Ctx, query: ListQuery): Promise<RecordPage<ShortageRecord>> => listRecords(await listNow(ctx), ctx, query);

export const shortageList = openedBy(listNow);
