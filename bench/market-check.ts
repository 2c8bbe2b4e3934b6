import { facetNames, type FacetName } from './market-queries.ts';

interface Answered {
  total: number;
  items: Record<string, unknown>[];
  facets?: Record<FacetName, { value: string; count: number }[] | undefined>;
}
interface Asking {
  name: string;
  port: number;
  page: string;
  facets: string;
}
type Read = (port: number, path: string) => Promise<{ status: number; body: string }>;

const compared = 150;
const fields = [
  'id',
  'slug',
  'pzn',
  'name',
  'category',
  'genetics',
  'strain',
  'manufacturer',
  'grower',
  'origin',
  'irradiation',
  'thc',
  'cbd',
  'unit',
  'fromPriceCents',
  'pharmacyCount',
];

/** What all three say: total, the page's items field by field in their order, and each facet's counts. */
const essence = (body: string, withFacets: boolean): string => {
  const { total, items, facets } = JSON.parse(body) as Answered;
  const counts = withFacets ? facetNames.map((name) => [name, (facets?.[name] ?? []).map(({ value, count }) => `${value}:${count}`).sort()]) : [];
  return JSON.stringify({ total, items: items.map((item) => fields.map((field) => item[field])), counts });
};

/** Servers that do not say the same cannot be compared. */
export const checkSame = async (servers: readonly Asking[], queries: { pages: string[]; filters: string[] }, read: Read): Promise<void> => {
  let hits = 0;
  const check = async (query: string, kind: 'page' | 'facets'): Promise<void> => {
    const answers = await Promise.all(servers.map((server) => read(server.port, `${server[kind]}${query}`)));
    const said = answers.map(({ body }) => essence(body, kind === 'facets'));
    hits += (JSON.parse(answers[0]?.body ?? '{}') as Answered).total;
    const other = said.findIndex((one) => one !== said[0]);
    if (other > 0) throw new Error(`${servers[0]?.name} and ${servers[other]?.name} differ for ${query}:\n${said[0]}\n${said[other]}`);
  };
  for (const query of queries.pages.slice(0, compared)) await check(query, 'page');
  for (const query of queries.filters.slice(0, compared)) await check(query, 'facets');
  process.stderr.write(
    `${servers.length} servers gave the same answers to ${compared * 2} requests, ${Math.round(hits / compared / 2)} hits each on average\n`,
  );
};
