import { connect } from 'node:net';
import { expect, test } from './fixtures.ts';

/** A request as no browser would send it, and its status. */
const statusOf = (baseUrl: string, first: string, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(baseUrl);
    const socket = connect(Number(port), hostname, () => socket.write(`${first} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`));
    let text = '';
    socket.on('data', (chunk) => void (text += chunk.toString('latin1')));
    socket.once('error', reject);
    socket.once('close', () => resolve(Number(text.split(' ')[1])));
  });

test('malformed addresses are refused by pages, files and back office as by the API, and never cause an internal error', async ({ baseURL }) => {
  const base = baseURL ?? '';
  const { host } = new URL(base);
  const asked: [string, number][] = [
    ['GET /market/products/%E0%A4%A', 400],
    ['GET /en/market/products/%E0%A4%A', 400],
    ['GET /admin/%E0%A4%A', 400],
    ['GET /assets/%ff', 400],
    ['TRACE /market', 405],
    ['PROPFIND /admin/', 405],
    ['PUT /market', 405],
    [`GET http://${host}/market`, 200],
    ['GET http://elsewhere.example/market', 421],
    [`GET /market/products/${'a'.repeat(2000)}`, 404],
    ['GET /market/pharmacies?q=%00', 404],
  ];
  const answers: [string, number][] = [];
  for (const [first] of asked) answers.push([first, await statusOf(base, first, host)]);
  expect(answers).toEqual(asked);
});

test('a mistyped address shows a page with a way on', async ({ page, problems }) => {
  problems.allow(/400/);
  expect((await page.goto('/market/products/%E0%A4%A'))?.status()).toBe(400);
  await page.getByRole('link', { name: 'Zur Startseite' }).click();
  await expect(page).toHaveURL(/\/$/);
});
