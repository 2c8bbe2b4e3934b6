import { createServer } from 'node:http';
import pg from 'pg';
import { officeLists, pageSize } from './backoffice-queries.ts';
import { answerBench } from './market-child.ts';

/** The limit: node:http and pg, one hand-written statement a page, without accounts, policies or permissions. The total is counted, or kept in a table. */
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 8 });
const lists = new Map(officeLists([]).map((list) => [list.name, list]));

const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
  const list = lists.get(pathname.slice(1));
  const [value = '', sort = '', isKept] = [searchParams.get('value') ?? '', searchParams.get('sort') ?? '', searchParams.has('kept')];
  if (!list) return void response.writeHead(404).end();
  const { name, select, from, column, orders } = list;
  const total = isKept
    ? `(SELECT total FROM bench_totals WHERE list = '${name}' AND value = $1::text)`
    : `(SELECT count(*)::int FROM ${from} ${column}::text = $1)`;
  const matched = column.endsWith('_id') ? `${column} = $1::uuid` : `${column} = $1`;
  const text = `SELECT ${isKept ? total : total.replace(`${column}::text = $1`, matched)} AS total, coalesce(json_agg(page), '[]')::text AS items
    FROM (SELECT ${select} FROM ${from} ${matched} ORDER BY ${orders[sort]} LIMIT ${pageSize}) AS page`;
  void pool.query<{ total: number; items: string }>({ name: `${name} ${sort} ${isKept}`, text, values: [value] }).then(({ rows: [row] }) => {
    const body = `{"total":${row?.total},"items":${row?.items}}`;
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body);
  });
});
answerBench(server);
