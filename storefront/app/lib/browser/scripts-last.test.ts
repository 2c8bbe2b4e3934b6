import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { scriptsLast } from './scripts-last.server.ts';

const sent = (pieces: readonly Buffer[]): Promise<string> => text(Readable.from(pieces).pipe(scriptsLast('once')));
const inPieces = (page: string, size: number): Buffer[] => {
  const bytes = Buffer.from(page);
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_one, index) => bytes.subarray(index * size, (index + 1) * size));
};

const head = '<head><link rel="stylesheet" href="/a.css"/><link rel="preload" as="font" href="/a.woff2"/>';
const page = `${head}<link rel="preload" as="fetch" href="/a.json"/><link rel="modulepreload" href="/a.js"/></head><body><p>Grüße: 1 < 2</p><script nonce="once" type="module" async="">import "/a.js"</script></body>`;
const wanted = `${head}<link rel="later" data-rel="preload" as="fetch" href="/a.json"/><link rel="later" data-rel="modulepreload" href="/a.js"/></head><body><p>Grüße: 1 < 2</p><script nonce="once" type="later">import "/a.js"</script>`;

test.each([1, 2, 7, 30, 1000])('however the page is cut, %i bytes at a time, its scripts wait for the first paint and nothing else changes', async (size) => {
  const [before, starter, rest] = (await sent(inPieces(page, size))).split(/<script nonce="once">([\s\S]*)<\/script>(?=<\/body>)/);
  expect(before).toBe(wanted);
  expect(starter).toContain('requestAnimationFrame');
  expect(rest).toBe('</body>');
});

test('a page without scripts gets none', async () => {
  expect(await sent([Buffer.from('<body><p>a</p></body>')])).toBe('<body><p>a</p></body>');
});

test('a page that ends in the middle of a tag keeps its end', async () => {
  expect(await sent([Buffer.from('<p>a</p><link rel="mod')])).toBe('<p>a</p><link rel="mod');
});
