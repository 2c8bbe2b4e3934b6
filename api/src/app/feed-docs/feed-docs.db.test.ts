import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { errors } from '@blattwerk/contract/errors';
import { rowProblems, runProblems } from '@blattwerk/contract/stock-feeds/problems';
import request from 'supertest';
import { parse } from 'yaml';
import { buildFeedKey, buildPharmacy, buildStockFeed } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { listRoutes } from '../../../test/permissions/routes.ts';
import { routesOf } from '../../http/routes.ts';
import { machineEndpoints } from '../routing/machine.ts';
import { guideFile, guideWithTables } from './guide.ts';
import { addressOf, feedCalls, feedOperations, statusOf } from './operations.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());
beforeEach(() => test.knex('login_attempts').delete());

const pzn = '99900708';
const csv = ['PZN;Artikelbezeichnung;Einheit;Bestand;VK', `${pzn};Cannamedical Indica classic ZAF;1g;480,0;6,05`].join('\r\n');
const files: Record<string, Buffer> = { '@bestand.csv': Buffer.from(csv), '@teil.csv': Buffer.from(csv), '@bestand.csv.gz': gzipSync(csv) };

/** The words of a shell line, quotes taken off. */
const wordsOf = (line: string): string[] => [...line.matchAll(/'([^']*)'|"([^"]*)"|(\S+)/g)].map(([, single, double, bare]) => single ?? double ?? bare ?? '');

/** Does what `curl` would do. */
const curl = async (line: string): Promise<request.Response> => {
  const words = wordsOf(line.replaceAll('\\\n', ' ')).slice(1);
  const call = { method: 'GET', url: '', headers: {} as Record<string, string>, body: undefined as Buffer | string | undefined };
  for (let at = 0; at < words.length; at += 1) {
    const [word = '', next = ''] = [words[at], words[at + 1]];
    if (word === '-X') call.method = next;
    else if (word === '-H') call.headers[next.split(': ')[0] ?? ''] = next.split(': ').slice(1).join(': ');
    else if (word === '-d') call.body = next;
    else if (word === '--data-binary') call.body = files[next];
    else call.url = word;
    if (word.startsWith('-')) at += 1;
  }
  const { pathname, search } = new URL(call.url);
  const sent = request(test.app)[call.method.toLowerCase() as 'get'](`${pathname}${search}`).set(call.headers);
  if (call.body instanceof Buffer && !call.headers['Content-Type']) void sent.set('Content-Type', 'application/octet-stream');
  return call.body === undefined ? sent : sent.send(call.body);
};

const newFeed = async (): Promise<{ slug: string; key: string }> => {
  const { id: pharmacyId, slug } = await buildPharmacy(test.knex);
  const { id: feedId } = await buildStockFeed(test.knex, { kind: 'push', pharmacyId });
  const { key } = await buildFeedKey(test.knex, { feedId });
  if (!(await test.knex('products').where({ pzn }).first('id'))) await buildProduct(test.knex, { pzn });
  return { slug, key };
};

describe('The guide', () => {
  it('has the codes and sentences of the catalogues', async () => {
    const guide = await readFile(guideFile, 'utf8');
    // Once this fails, `npm run feeds:guide` puts it right.
    expect(guide).toBe(guideWithTables(guide));
    for (const code of [...Object.keys(rowProblems), ...Object.keys(runProblems)]) expect(guide.split(`| \`${code}\` |`)).toHaveLength(3);
  });

  it('has examples that work as they stand', async () => {
    const { slug, key } = await newFeed();
    const guide = await readFile(guideFile, 'utf8');
    const lines = [...guide.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'));
    expect(lines.length).toBeGreaterThan(7);
    let run = '';
    for (const line of lines) {
      const filled = line.replaceAll('$BASE', 'http://localhost').replaceAll('$SLUG', slug).replaceAll('$KEY', key).replaceAll('$RUN', run);
      const { status, body } = await curl(filled);
      const outcome: unknown = body.status ?? body.outcome ?? body.applied ?? 'seen';
      expect({ line, isFine: status < 300 && ['applied', 'unchanged', 1, 'seen'].includes(outcome as string), outcome }).toMatchObject({ line, isFine: true });
      run = body.runId ?? run;
    }
  });
});

it.each(['csv', 'json', 'xml'])('The guide’s example of a file (%s) is one', async (format) => {
  const { slug, key } = await newFeed();
  const guide = await readFile(guideFile, 'utf8');
  const file = new RegExp(`\`\`\`${format}\\n([\\s\\S]*?)\`\`\``).exec(guide)?.[1] ?? '';
  const answer = await request(test.app).put(`/api/v1/feeds/${slug}/stock`).set('Authorization', `Bearer ${key}`).type('text').send(file).expect(202);
  const { body } = await test.get(`/api/v1/feeds/runs/${answer.body.runId}`, key).expect(200);
  expect(body).toMatchObject({ status: 'applied', format, rowErrors: 0, matched: 1 });
  expect(await test.knex('stock').join('pharmacies', 'pharmacies.id', 'pharmacyId').where({ slug }).select('quantity', 'priceCents')).toEqual([
    { quantity: 480, priceCents: 605 },
  ]);
});

describe('The page of the push interface', () => {
  it.each(['de', 'en'] as const)('tells everything in one language (%s) and needs nothing from elsewhere', async (lang) => {
    const { text, headers } = await request(test.app).get(`/api/docs/feeds?lang=${lang}`).expect(200);
    expect(headers['content-type']).toContain('text/html');
    expect(text).toContain(`<html lang="${lang}">`);
    for (const page of Object.values(feedOperations)) expect(text).toContain(page[lang].title);
    for (const code of [...Object.keys(rowProblems), ...Object.keys(runProblems)]) expect(text).toContain(`<code>${code}</code>`);
    expect(text).toContain(errors['feed.idempotencyConflict'][lang]);
    expect(text.replace('<link rel="icon" href="/favicon.svg">', '')).not.toMatch(/<script|<img|<link|src=|url\(|style="/);
    const nonce = /<style nonce="([^"]+)"/.exec(text)?.[1];
    expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  });

  it('is in the reader’s language', async () => {
    const { text } = await request(test.app).get('/api/docs/feeds').set('Accept-Language', 'en-GB').expect(200);
    expect(text).toContain('<html lang="en">');
  });

  it.each(feedCalls.map((call) => [call.operation.id, call] as const))('shows a call of %s that works', async (_id, call) => {
    const { slug, key } = await newFeed();
    const { body } = await curl(`curl -X PUT -H 'Authorization: Bearer ${key}' --data-binary @bestand.csv http://localhost/api/v1/feeds/${slug}/stock`);
    const path = addressOf(call).replace('{pharmacySlug}', slug).replace('{pzn}', pzn).replace('{runId}', body.runId);
    const answer = await curl(`curl -H 'Authorization: Bearer ${key}' ${call.page.curl.replaceAll('{pzn}', pzn)} http://localhost${path}`);
    expect(answer.status).toBe(statusOf(call));
    expect(Object.keys(answer.body)).toEqual(expect.arrayContaining(Object.keys(call.page.answer)));
  });
});

describe('The OpenAPI document of the push interface', () => {
  it('names each of its calls and no other, in both forms and languages', async () => {
    const known = listRoutes(routesOf(machineEndpoints)).map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    const json = await request(test.app).get('/api/docs/feeds.json?lang=en').expect(200);
    const yaml = await request(test.app)
      .get('/api/docs/feeds.yaml?lang=de')
      .expect(200)
      .buffer(true)
      .parse((response, done) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => done(null, text));
      });
    for (const document of [JSON.parse(json.text), parse(yaml.body as string)]) {
      const named = Object.entries(document.paths as Record<string, object>).flatMap(([path, methods]) => Object.keys(methods).map((one) => `${one} ${path}`));
      expect(named.toSorted()).toEqual(known.toSorted());
    }
    const push = JSON.parse(json.text).paths['/api/v1/feeds/{pharmacySlug}/stock'].put;
    expect(push.summary).toBe(feedOperations['feeds.push-stock'].en.title);
    expect(Object.keys(push.responses)).toEqual(expect.arrayContaining(['202', '401', '413', '422', '429']));
    expect(json.text).not.toContain('/api/v1/backoffice');
  });
});
