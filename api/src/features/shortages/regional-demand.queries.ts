import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { RegionalDemandRecord } from '@blattwerk/contract/shortages/shapes';
import { actorId, type Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';

const regionOfPharmacy = `SELECT left(zip_code, 2) AS region FROM pharmacies WHERE id = :ownId AND country = 'DE' AND is_listed`;
const regionOfDoctor = `SELECT left(zip_code, 2) AS region FROM users WHERE id = :ownId AND country = 'DE' AND zip_code ~ '^[0-9]{5}$'`;

const pharmacyOf = ({ actor }: Ctx): string | null => (actor.role === 'pharmacy' ? actor.pharmacyId : null);

const demandSql = `(
  SELECT regional_demand.region || ':' || regional_demand.product_id AS id, regional_demand.region, regional_demand.product_id,
    products.name AS product_name, products.pzn, products.category, products.unit,
    regional_demand.waiting, regional_demand.pharmacies, regional_demand.quantity, own.quantity AS own_quantity
  FROM regional_demand
  JOIN products ON products.id = regional_demand.product_id AND products.published_at IS NOT NULL
  LEFT JOIN stock AS own ON own.product_id = regional_demand.product_id AND own.pharmacy_id = CAST(:ownId AS uuid)
) AS demand`;

/** A pharmacy's own region alone, whatever it asks for; doctors and administrators see them all. */
const demand = defineList({
  fields: {
    ...columnsOf('demand', { region: 'text', productId: 'id', productName: 'text', pzn: 'text', category: 'text' }),
    ...columnsOf('demand', { waiting: 'number', pharmacies: 'number', quantity: 'number', ownQuantity: 'number' }),
  },
  key: ['demand.id'],
  defaultSort: ['-waiting', 'pharmacies', 'quantity'],
  search: { among: [{ column: 'demand.productId', table: 'products', text: ['name', 'pzn'] }] },
  visibleTo: (ctx: Ctx) => {
    const { role } = ctx.actor;
    const query = ctx.trx.from(ctx.trx.raw(demandSql, { ownId: pharmacyOf(ctx) } as never)).select('demand.*');
    if (role === 'doctor' || role === 'admin') return query;
    return query.whereRaw(`demand.region = (${regionOfPharmacy})`, { ownId: pharmacyOf(ctx) } as never);
  },
  present: (rows: readonly RegionalDemandRecord[]): RegionalDemandRecord[] =>
    rows.map((row) => ({
      id: row.id,
      region: row.region,
      productId: row.productId,
      productName: row.productName,
      pzn: row.pzn,
      category: row.category,
      unit: row.unit,
      waiting: row.waiting,
      pharmacies: row.pharmacies,
      quantity: row.quantity,
      ownQuantity: row.ownQuantity,
    })),
});

export const listRegionalDemand = (ctx: Ctx, query: ListQuery): Promise<RecordPage<RegionalDemandRecord>> => listRecords(demand, ctx, query);

export const regionalDemandList = openedBy(() => demand);

/** The region of a listed pharmacy, or of a doctor's practice. */
export const readOwnRegion = async (ctx: Ctx): Promise<{ region: string | null }> => {
  const [sql, ownId] = ctx.actor.role === 'pharmacy' ? [regionOfPharmacy, pharmacyOf(ctx)] : [regionOfDoctor, actorId(ctx.actor)];
  const { rows } = await ctx.trx.raw<{ rows: { region: string }[] }>(sql, { ownId } as never);
  return { region: rows[0]?.region ?? null };
};
