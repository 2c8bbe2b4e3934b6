import { isFilterGroup, type CrudFilter } from '@blattwerk/contract/backoffice/list-filters';
import { exactTotalLimit, type CountedQuestion } from '@blattwerk/contract/backoffice/shapes';
import type { Knex } from 'knex';
import type { Ctx } from './ctx.ts';
import { Failure } from './failure.ts';

/** Counting stops here; a number beside a view then says "1,000+". */
const countLimit = 1000;

interface Count {
  count: number;
  isExact: boolean;
}

const countUpTo = async (ctx: Ctx, query: Knex.QueryBuilder, limit: number): Promise<Count> => {
  const some = query
    .clone()
    .clearSelect()
    .clearOrder()
    .select(ctx.trx.raw('1'))
    .limit(limit + 1);
  const [found] = await ctx.trx.from(some.as('some')).count<{ total: number }[]>({ total: '*' });
  const total = Number(found?.total ?? 0);
  return { count: Math.min(total, limit), isExact: total <= limit };
};

/** How many records answer each question; null where a question is none of this list, as an old view's may be. */
export const countQuestions = async (
  ctx: Ctx,
  questions: readonly CountedQuestion[],
  filteredBy: (question: CountedQuestion) => Knex.QueryBuilder,
): Promise<(Count | null)[]> => {
  const counts: (Count | null)[] = [];
  for (const question of questions) {
    try {
      counts.push(await countUpTo(ctx, filteredBy(question), countLimit));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'server.badRequest') throw error;
      counts.push(null);
    }
  }
  return counts;
};

type Facet = { value: string | null; count: number }[];

const without = (filters: readonly CrudFilter[], name: string): CrudFilter[] => filters.filter((filter) => isFilterGroup(filter) || filter.field !== name);

interface Asked {
  filters: readonly CrudFilter[];
  facets: readonly string[];
}

/** The numbers of a field's values, each field without the filters on itself; a field with too many records is left out. */
export const countFacets = async (
  ctx: Ctx,
  { filters, facets }: Asked,
  columnOf: (name: string) => string,
  filteredBy: (filters: CrudFilter[]) => Knex.QueryBuilder,
): Promise<Record<string, Facet>> => {
  const counted: Record<string, Facet> = {};
  for (const name of facets) {
    const values = filteredBy(without(filters, name))
      .clearSelect()
      .clearOrder()
      .select({ value: columnOf(name) })
      .limit(exactTotalLimit + 1);
    const rows: { value: unknown; count: string }[] = await ctx.trx.from(values.as('found')).select('value').count({ count: '*' }).groupBy('value');
    const facet = rows.map(({ value, count }) => ({ value: value === null ? null : String(value), count: Number(count) }));
    if (facet.reduce((sum, { count }) => sum + count, 0) <= exactTotalLimit) counted[name] = facet;
  }
  return counted;
};
