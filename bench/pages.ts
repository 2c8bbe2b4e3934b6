import { Agent, get } from 'node:http';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { measure, table, type Figures } from './measure.ts';
import { noteRatio } from './ratios.ts';
import { startServer } from './start-server.ts';

const seconds = Number(process.env['BENCH_SECONDS'] ?? '10');
const clients = Number(process.env['BENCH_CLIENTS'] ?? '8');
const agent = new Agent({ keepAlive: true, maxSockets: clients });

const ask = (origin: string, path: string, headers: Record<string, string>): Promise<boolean> =>
  new Promise((resolve, reject) => {
    get(`${origin}${path}`, { agent, headers: { 'accept-encoding': 'br', ...headers } }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode === 200));
    }).once('error', reject);
  });

const read = async <T>(address: string): Promise<T> => (await (await fetch(address)).json()) as T;

const logIn = async (url: string): Promise<string> => {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'native' },
    body: JSON.stringify({ email: 'patient@blattwerk.example', password: 'Demo-2026!' }),
  });
  return ((await answer.json()) as { token: string }).token;
};

interface Held {
  items: { slug: string; pharmacyCount: number }[];
}

/** What visitors and a signed-in patient ask for most, and what it is compared with. */
const questions = async (url: string): Promise<{ what: string; path: string; headers: Record<string, string>; limit?: number }[]> => {
  const { items } = await read<Held>(`${url}/products?facets=false&inStock=true&pageSize=100`);
  const product = items.toSorted((one, other) => other.pharmacyCount - one.pharmacyCount)[0]?.slug ?? '';
  const pharmacy = (await read<Held>(`${url}/pharmacies?pageSize=1`)).items[0]?.slug ?? '';
  const token = await logIn(url);
  const [asMember, asReader] = [{ authorization: `Bearer ${token}` }, { cookie: `accessToken=${token}` }];
  return [
    { what: 'catalogue over the API', path: '/api/v1/clients/products', headers: {} },
    { what: 'page: catalogue', path: '/market', headers: {}, limit: 0.4 },
    { what: 'page: product of most pharmacies', path: `/market/products/${product}`, headers: {}, limit: 0.4 },
    { what: 'page: pharmacies', path: '/market/pharmacies', headers: {}, limit: 0.4 },
    { what: 'page: pharmacy', path: `/market/pharmacies/${pharmacy}`, headers: {}, limit: 0.4 },
    { what: 'signed in: catalogue over the API', path: '/api/v1/clients/products', headers: asMember, limit: 0.4 },
    { what: 'signed in: GET /iam/me', path: '/api/v1/clients/iam/me', headers: asMember, limit: 0.6 },
    { what: 'signed in, page: catalogue', path: '/market', headers: asReader },
    { what: 'signed in, page: dashboard', path: '/dashboard', headers: asReader },
  ];
};

const { url, server } = await startServer({ pages: true });
try {
  const origin = new URL(url).origin;
  const load = loadavg()[0]?.toFixed(1);
  const figures: Figures[] = [];
  for (const { what, path, headers, limit } of await questions(url)) {
    await measure('warm-up', clients, Math.min(2, seconds), () => ask(origin, path, headers));
    const figure = await measure(what, clients, seconds, () => ask(origin, path, headers));
    figures.push(figure);
    const beside = figures[0]!;
    if (limit !== undefined)
      noteRatio({ bench: 'pages', what, product: figure.perSecond, beside: `visitor’s ${beside.what}`, besideValue: beside.perSecond, limit, is: 'at least' });
  }
  const machine = `${availableParallelism()} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GiB, Node ${process.versions.node}, load before the run ${load}; ${seconds} s each; database, server and clients on this machine`;
  process.stdout.write(`\n${machine}\n\n${table(figures)}\n`);
} finally {
  agent.destroy();
  server.kill();
}
