import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ReferenceAlias, ReferenceDetail, ReferenceKind, ReferenceRecord } from '@blattwerk/contract/reference-data/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { columnsOf, defineList, listRecords, type ListFields, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy, type OpenList } from '../../kernel/open-list.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { kinds, type ReferenceRow } from './kinds.ts';
import { presentAlias, presentReference, type AliasRow, type CountedRow } from './reference-records.presenter.ts';
import { synonymsOf } from './strain-synonyms.ts';

const fields = {
  ...columnsOf('named', { id: 'id', slug: 'text', name: 'text', updatedAt: 'instant' }),
  productCount: { column: 'held.productCount', kind: 'number' },
} satisfies ListFields;

/** From this likeness on a name is shown as one that may mean the same. */
const leastLikeness = 0.6;
const mostSimilar = 5;

const rows = (ctx: Ctx, kind: ReferenceKind): Knex.QueryBuilder => {
  const { column } = kinds[kind];
  const held = ctx
    .trx(kind)
    .leftJoin('products', (joined) => void joined.on(`products.${column}`, `${kind}.id`).onNull('products.mergedIntoId'))
    .groupBy(`${kind}.id`)
    .select(`${kind}.id`)
    .select(ctx.trx.raw('count(products.id)::integer AS product_count'))
    .as('held');
  return ctx
    .trx(`${kind} as named`)
    .join(held, 'held.id', 'named.id')
    .leftJoin(`${kind} as target`, 'target.id', 'named.aliasOfId')
    .select('named.*', 'held.productCount', 'target.slug as targetSlug', 'target.name as targetName');
};

/** All names that lead to the records, however far the way, with the products that would go back. */
const aliasesOf = async (ctx: Ctx, kind: ReferenceKind, ids: readonly string[]): Promise<Map<string, ReferenceAlias[]>> => {
  const { names, noun } = kinds[kind];
  const aliases = await rawRows<AliasRow>(
    ctx.trx,
    `SELECT led.target_id, alias.*,
       (SELECT count(*)::integer FROM products WHERE products.id = ANY (alias.moved_product_ids) AND products.${noun}_id = led.target_id) AS product_count
     FROM ${names} AS led JOIN ${kind} AS alias ON alias.id = led.id
     WHERE led.target_id = ANY (CAST(:ids AS uuid[])) AND led.id <> led.target_id ORDER BY alias.aliased_at DESC, alias.id`,
    { ids },
  );
  const grouped = Map.groupBy(aliases, ({ targetId }) => targetId);
  return new Map([...grouped].map(([id, found]) => [id, found.map(presentAlias)]));
};

const present = async (ctx: Ctx, kind: ReferenceKind, found: readonly CountedRow[]): Promise<ReferenceRecord[]> => {
  const ids = found.map(({ id }) => id);
  const aliases = await aliasesOf(ctx, kind, ids);
  const synonyms = kind === 'strains' ? await synonymsOf(ctx, ids) : new Map<string, string[]>();
  return found.map((row) => presentReference(row, aliases.get(row.id) ?? [], synonyms.get(row.id) ?? []));
};

/** Canonical records: those that are not an alias of another one. */
const references = (kind: ReferenceKind) =>
  defineList({
    fields,
    key: ['named.id'],
    defaultSort: ['name'],
    search: { text: ['named.name', 'named.slug'] },
    visibleTo: (ctx: Ctx) => rows(ctx, kind).whereNull('named.aliasOfId'),
    present: (found: readonly CountedRow[], ctx) => present(ctx, kind, found),
  });

export const listReferences = (ctx: Ctx, kind: ReferenceKind, query: ListQuery): Promise<RecordPage<ReferenceRecord>> =>
  listRecords(references(kind), ctx, query);

/** Written together, by the letters alone, or one within the other: `Quellhain` and `Quellhain Pharma`. */
const similarTo = (ctx: Ctx, kind: ReferenceKind, row: ReferenceRow): Promise<ReferenceDetail['similar']> =>
  rawRows(
    ctx.trx,
    `WITH compared AS (
       SELECT named.id, named.slug, named.name, round(greatest(
         similarity(lower(named.name), lower(:name)),
         similarity(replace(named.slug, '-', ''), replace(:slug, '-', '')),
         0.8 * greatest(word_similarity(lower(named.name), lower(:name)), word_similarity(lower(:name), lower(named.name)))
       )::numeric, 2)::float8 AS score
       FROM ${kind} AS named WHERE named.alias_of_id IS NULL AND named.id <> CAST(:id AS uuid)
     )
     SELECT compared.id, compared.slug, compared.name, compared.score,
       (SELECT count(*)::integer FROM products WHERE products.${kinds[kind].noun}_id = compared.id AND merged_into_id IS NULL) AS product_count
     FROM compared WHERE score >= ${leastLikeness} ORDER BY score DESC, lower(name) LIMIT ${mostSimilar}`,
    { id: row.id, name: row.name, slug: row.slug },
  );

/** One that stands for itself, or one that was merged. @throws server.notFound, for a replaced name too */
export const readReference = async (ctx: Ctx, kind: ReferenceKind, id: string): Promise<ReferenceDetail> => {
  const row = found<CountedRow>(
    await rows(ctx, kind)
      .where('named.id', id)
      .where((open) => open.whereNull('named.aliasOfId').orWhereNotNull('named.movedProductIds'))
      .first(),
  );
  const [record] = await present(ctx, kind, [row]);
  return { ...(record as ReferenceRecord), similar: row.aliasOfId === null ? await similarTo(ctx, kind, row) : [] };
};

export const referenceHits = (kind: ReferenceKind) =>
  hitsOf(
    () => references(kind),
    ({ id, name }) => ({ id, title: name, subtitle: null }),
  );

export const referenceList = (kind: ReferenceKind): OpenList => openedBy(() => references(kind));
