import { createServer } from 'node:http';
import pg from 'pg';
import { answerBench } from './market-child.ts';
import { facetNames, pageSize, readAsked, sorts, type Asked, type FacetName, type Sort } from './market-queries.ts';

/** Ceiling 2: the market as columns in this process behind node:http; no headers, validation, permissions, upkeep. */
type Row = Record<FacetName, string | string[] | null> & { thc: number; cbd: number; price: number | null; pharmacies: number; item: string };

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 1 });
const { rows } = await pool.query<Row>('SELECT * FROM bench_market ORDER BY lower_name, id');
await pool.end();

const size = rows.length;
const thc = Float64Array.from(rows, (row) => row.thc);
const cbd = Float64Array.from(rows, (row) => row.cbd);
const price = Float64Array.from(rows, (row) => row.price ?? NaN);
const pharmacies = Uint32Array.from(rows, (row) => row.pharmacies);
const items = rows.map((row) => row.item);

/** Values as numbers, up to three a product. */
const columns = facetNames.map((name) => {
  const words = new Map<string, number>();
  const cells = new Int32Array(size * 3).fill(-1);
  for (const [at, row] of rows.entries())
    for (const [place, word] of [row[name] ?? []].flat().entries()) {
      if (!words.has(word)) words.set(word, words.size);
      cells[at * 3 + place] = words.get(word) as number;
    }
  return { name, words, list: [...words.keys()], cells, wanted: new Uint8Array(words.size), counts: new Uint32Array(words.size) };
});

const byColumn = (column: Float64Array, sign: 1 | -1): Uint32Array =>
  Uint32Array.from(rows.keys()).sort((one, other) => {
    const [a, b] = [column[one] as number, column[other] as number];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
    return sign * (a - b) || one - other;
  });
const orders: Record<Sort, Uint32Array> = {
  price: byColumn(price, 1),
  '-price': byColumn(price, -1),
  thc: byColumn(thc, 1),
  '-thc': byColumn(thc, -1),
  name: Uint32Array.from(rows.keys()),
};

const missed = new Uint16Array(size);
const outside = 0xffff;

/** For each product a bit for every list that it is not in; all of them when it is outside a range. */
const markMisses = ({ lists, ranges, inStock }: Asked): void => {
  const { thcMin = -Infinity, thcMax = Infinity, cbdMin = -Infinity, cbdMax = Infinity, priceMin, priceMax } = ranges;
  const asksPrice = priceMin !== undefined || priceMax !== undefined;
  const [least, most] = [priceMin ?? -Infinity, priceMax ?? Infinity];
  for (let at = 0; at < size; at += 1) {
    const isIn = thc[at]! >= thcMin && thc[at]! <= thcMax && cbd[at]! >= cbdMin && cbd[at]! <= cbdMax && (!inStock || pharmacies[at]! > 0);
    missed[at] = isIn && (!asksPrice || (price[at]! >= least && price[at]! <= most)) ? 0 : outside;
  }
  for (const [bit, { name, words, wanted, cells }] of columns.entries()) {
    const asked = lists[name];
    if (!asked) continue;
    wanted.fill(0);
    for (const word of asked) if (words.has(word)) wanted[words.get(word) as number] = 1;
    for (let at = 0, cell = 0; at < size; at += 1, cell += 3)
      if (wanted[cells[cell]!] !== 1 && wanted[cells[cell + 1]!] !== 1 && wanted[cells[cell + 2]!] !== 1) missed[at]! |= 1 << bit;
  }
};

const facetText = (bit: number): string => {
  const { name, list, cells, counts } = columns[bit]!;
  counts.fill(0);
  const own = ~(1 << bit);
  for (let at = 0, cell = 0; at < size; at += 1, cell += 3) {
    if ((missed[at]! & own) !== 0) continue;
    for (let place = 0; place < 3; place += 1) if (cells[cell + place]! >= 0) counts[cells[cell + place]!]! += 1;
  }
  const found = list.map((value, at) => ({ value, count: counts[at]! })).filter(({ count }) => count > 0);
  return `"${name}":${JSON.stringify(found.sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1)))}`;
};

const answer = (asked: Asked): string => {
  markMisses(asked);
  let total = 0;
  const page: string[] = [];
  const begin = (asked.page - 1) * pageSize;
  for (const at of orders[asked.sort]) {
    if (missed[at] !== 0) continue;
    if (total >= begin && page.length < pageSize) page.push(items[at]!);
    total += 1;
  }
  return `{"total":${total},"items":[${page.join(',')}]${asked.withFacets ? `,"facets":{${facetNames.map((_name, bit) => facetText(bit)).join(',')}}` : ''}}`;
};

if (sorts.length !== Object.keys(orders).length) throw new Error('An order is missing.');
const server = createServer((request, response) => {
  const body = answer(readAsked(request.url ?? ''));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
});
answerBench(server);
