import { setImmediate as nextTurn } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { bombEntry, rawZip, storedEntry, type RawEntry } from '../../../test/feeds/raw-zip.ts';
import { workbookParts } from '../../../test/feeds/workbook.ts';
import { sized } from '../../../test/security/size.ts';
import { feedReader } from './feed-reader.ts';
import { FeedUnreadable } from './unreadable.ts';

const reader = feedReader({ workers: 1 });
afterAll(() => reader.close());

interface Attempt {
  outcome: string;
  /** How often this thread came to other work meanwhile. */
  turns: number;
  /** How much memory the whole process took more at most. */
  megabytes: number;
}

const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    const { rows, errors } = await reader.read({ bytes, format: null, mapping: null });
    return `${rows.length} rows, ${errors.length} errors`;
  } catch (error) {
    if (error instanceof FeedUnreadable) return error.reason;
    throw error;
  }
};

const attempt = async (bytes: Uint8Array): Promise<Attempt> => {
  const before = process.memoryUsage.rss();
  let most = before;
  let turns = 0;
  let isDone = false;
  const reading = outcomeOf(bytes).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await nextTurn();
    turns += 1;
    if (turns % 50 === 0) most = Math.max(most, process.memoryUsage.rss());
  }
  return { outcome: await reading, turns, megabytes: Math.max(0, (most - before) / 1_048_576) };
};

beforeAll(async () => {
  await outcomeOf(Buffer.from('PZN;Bestand;VK\n99900016;1;5,00\n'));
});

const honest = (): RawEntry[] =>
  Object.entries(
    workbookParts([
      ['PZN', 'Bestand', 'VK'],
      ['99900016', 1, 5],
    ]),
  )
    .filter(([name]) => !name.includes('sheet1'))
    .map(([name, text]) => storedEntry(name, text));
const sheet = 'xl/worksheets/sheet1.xml';
const link = 0xa1ff * 0x10000;

describe('FED-02 an archive that is a bomb is stopped by its size, and this thread goes on answering', () => {
  test.each([
    ['300 MB in 300 KB that says so', () => rawZip([...honest(), bombEntry(sheet, ' ', 300)]), 'feed.tooLarge'],
    ['300 MB in 300 KB that claims 1 MB', () => rawZip([...honest(), bombEntry(sheet, '<row/>', 300, 1)]), 'feed.unreadable'],
    ['100 MB of rows without cells', () => rawZip([...honest(), bombEntry(sheet, '<row/>', 100)]), 'feed.unreadable'],
    ['a million parts', () => rawZip(honest(), 65_534), 'feed.tooLarge'],
    ['an archive in an archive', () => rawZip([storedEntry('list.xlsx', rawZip(honest()).toString('latin1'))]), 'feed.unsupportedFormat'],
    ['a name that leads out of the archive', () => rawZip([...honest(), storedEntry('../../../etc/cron.d/x', 'x')]), 'feed.unreadable'],
    ['a link', () => rawZip([...honest(), storedEntry(sheet, '/etc/passwd', { attributes: link })]), 'feed.unreadable'],
    ['a locked workbook', () => rawZip([...honest(), storedEntry(sheet, 'x', { flags: 1, method: 8 })]), 'feed.encrypted'],
    ['a list packed with GZIP', () => gzipSync('PZN;Bestand;VK\n99900016;1;5,00\n'), 'feed.unsupportedFormat'],
  ])('%s', async (_, make, outcome) => {
    const result = await attempt(make());
    expect(result.outcome).toBe(outcome);
    expect(result.megabytes).toBeLessThan(100);
  });
});

const entities = (declarations: string, text: string): string =>
  `<?xml version="1.0"?><!DOCTYPE l [${declarations}]><l><a><pzn>99900016</pzn><menge>1</menge><preis>${text}</preis></a></l>`;
const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
const references = sized(400_000, 4_000_000);

describe('FED-03 a document that is a bomb or reaches elsewhere is refused in a thread of its own, and this one goes on answering', () => {
  test.each([
    ['a file', entities('<!ENTITY x SYSTEM "file:///etc/passwd">', '&x;')],
    ['an address', entities('<!ENTITY x SYSTEM "http://127.0.0.1:5432/">', '&x;')],
    ['parameter entities', entities('<!ENTITY % x SYSTEM "http://127.0.0.1/x.dtd"> %x;', '1')],
    ['a billion laughs', entities(`<!ENTITY l0 "lol">${laughs}`, '&l9;')],
    ['quadratic growth', entities(`<!ENTITY x "${'x'.repeat(50_000)}">`, '&x;'.repeat(50_000))],
    ['an undeclared entity', '<l><a><pzn>99900016</pzn><menge>1</menge><preis>&price;</preis></a></l>'],
    ['numeric references in one text', `<l><a><pzn>99900016</pzn><menge>1</menge><preis>${'&#49;'.repeat(references)}</preis></a></l>`],
    ['XML nested 100,000 deep', '<a>'.repeat(100_000) + '</a>'.repeat(100_000)],
    ['JSON nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000)],
    ['JSON objects nested 100,000 deep', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
    ['an element with 5,000 attributes', `<l><a ${Array.from({ length: 5000 }, (_, at) => `a${at}="1"`).join(' ')}/></l>`],
  ])('%s', async (_, text) => {
    expect((await attempt(Buffer.from(text))).outcome).toBe('feed.unreadable');
  });

  test('numeric references in many texts are read like letters, while this thread comes to other work', async () => {
    const row = `<a><pzn>99900016</pzn><menge>1</menge><preis>5</preis><text>${'&#65;'.repeat(1000)}</text></a>`;
    const { outcome, turns } = await attempt(Buffer.from(`<l>${row.repeat(references / 1000)}</l>`));
    expect(outcome).toBe(`1 rows, ${references / 1000 - 1} errors`);
    expect(turns).toBeGreaterThan(100);
  });
});

const megabytes = sized(8, 31);
const head = 'PZN;Name;Bestand;VK\n99900016;Eufloria;1;5,00\n';

describe('FED-04 a table without bounds is stopped while it is read', () => {
  test.each([
    ['a file of 100 MB', () => Buffer.alloc(100 * 1_048_576, 'x'), 'feed.tooLarge'],
    ['a row that never ends', () => Buffer.from(head + 'x'.repeat(megabytes * 1_048_576)), 'feed.unreadable'],
    ['a cell in quotes that never ends', () => Buffer.from(`${head}"${'x'.repeat(megabytes * 1_048_576)}`), 'feed.unreadable'],
    ['10 million empty rows', () => Buffer.from(head + ';;\n'.repeat(sized(2_000_000, 10_000_000))), 'feed.tooLarge'],
    ['millions of rows', () => Buffer.from(head + '1;1;1;1\n'.repeat(sized(300_000, 4_000_000))), 'feed.tooLarge'],
    ['5,000 columns in the header', () => Buffer.from(`${'a;'.repeat(5000)}${head}`), 'feed.unreadable'],
    ['5,000 columns in a row', () => Buffer.from(head + 'a;'.repeat(5000)), 'feed.unreadable'],
    ['thousands of broken quotes', () => Buffer.from(head + '"a"b;1;1;1\n'.repeat(5000)), 'feed.unreadable'],
  ])('%s', async (_, make, outcome) => {
    expect((await attempt(make())).outcome).toBe(outcome);
  });

  test('a quote that is never closed costs its own row and no other', async () => {
    const rows = Array.from({ length: 30_000 }, (_, at) => `;Sorte ${at};1;5,00`);
    expect((await attempt(Buffer.from(`${head}99900022;"Gelonade;1;5,00\n${rows.join('\n')}\n`))).outcome).toBe('30001 rows, 1 errors');
  });
});
