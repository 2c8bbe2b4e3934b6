import { drawColumns, drawFacts, drawNotice, drawQrCode } from './blocks.ts';
import { toMatrix } from './qr-code.ts';
import { openSheet, type Sheet, type SheetOptions } from './sheet.ts';
import { styles } from './text-layout.ts';
import { drawTable } from './table.ts';
import { embeddedFile, pdfAProblems } from './testing/pdf-a.ts';
import { readPdf } from './testing/read-pdf.ts';

const options = {
  title: 'Probe',
  author: 'Blattwerk',
  lang: 'de-DE',
  createdAt: new Date('2026-11-20T10:00:00Z'),
  footer: 'Probe · Fassung 1 · Kennung abcd',
  pageLabel: (page: number, of: number) => `Seite ${page} von ${of}`,
};
const write = async (draw: (sheet: Sheet) => void, more: Partial<SheetOptions> = {}): Promise<Buffer> => {
  const sheet = openSheet({ ...options, ...more });
  draw(sheet);
  return sheet.finish();
};
const active = /\/JavaScript|\/JS\b|\/AA\b|\/Launch|\/OpenAction|\/URI|\/EmbeddedFile|\/GoToR|\/SubmitForm/;

test('a document is tagged, declares PDF/A-3a, has a language and a title', async () => {
  const pdf = await write((sheet) => {
    sheet.heading(1, 'Überschrift');
    sheet.heading(2, 'Abschnitt');
    sheet.paragraph('Ein Absatz.');
    drawTable(
      sheet,
      [
        { heading: 'Leistung', share: 3 },
        { heading: 'Betrag', share: 1, align: 'right' },
      ],
      [{ cells: ['Beratung', '10,72 €'] }],
    );
  });
  const { objects, tags, text } = readPdf(pdf);
  expect(objects).toMatch(/\/MarkInfo/);
  expect(objects).toContain('/Lang (de-DE)');
  expect(pdfAProblems(pdf)).toEqual([]);
  expect(tags).toEqual(expect.arrayContaining(['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD']));
  for (const part of ['Überschrift', 'Abschnitt', 'Ein Absatz.', 'Beratung', '10,72 €', 'Seite 1 von 1', 'Kennung abcd']) expect(text).toContain(part);
});

test('a title and an author with the signs of XML stay readable metadata', async () => {
  const pdf = await write((sheet) => sheet.paragraph('Text'), { title: 'Rechnung <1> & ]]>\u0000', author: 'Müller & Söhne' });
  expect(pdfAProblems(pdf)).toEqual([]);
  expect(pdf.toString('utf8')).toContain('<rdf:li>Müller &amp; Söhne</rdf:li>');
});

test('an invoice is embedded as XML, described for PDF/A, and the bytes stay the same', async () => {
  const facturX = '<?xml version="1.0" encoding="UTF-8"?><a>Köln</a>';
  const make = () =>
    write(
      (sheet) => {
        sheet.paragraph('Rechnung');
        drawQrCode(sheet, 'https://blattwerk.example/x', 80, sheet.y, 'Code');
        drawNotice(sheet, 'Hinweis', 'Text');
        sheet.rule();
      },
      { facturX, watermark: 'Entwurf' },
    );
  const pdf = await make();
  expect(pdfAProblems(pdf)).toEqual([]);
  expect(embeddedFile(pdf, 'factur-x.xml')).toBe(facturX);
  expect(pdf.toString('utf8')).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
  expect(readPdf(pdf).objects).toContain('/AFRelationship /Alternative');
  expect((await make()).equals(pdf)).toBe(true);
});

test.each([
  [
    'text outside of the structure',
    '6.7.3',
    (sheet: Sheet) => sheet.layout.lines('Text', styles.text, 300).forEach((line) => sheet.layout.drawLine(line, styles.text, 60, 60)),
  ],
  ['a font that is not embedded', '6.2.11.4', (sheet: Sheet) => sheet.add('P', () => void sheet.doc.font('Helvetica').text('Text', 60, 60))],
])('the check of PDF/A finds %s', async (_what, clause, draw) => {
  expect(pdfAProblems(await write(draw)).some((problem) => problem.startsWith(clause))).toBe(true);
});

test('the same input gives the same bytes', async () => {
  const draw = (sheet: Sheet) => {
    sheet.heading(1, 'Gleich');
    sheet.paragraph('Łódź, Київ, Ψυχή');
    drawQrCode(sheet, 'https://blattwerk.example/x', 80, sheet.y, 'Code');
  };
  expect((await write(draw)).equals(await write(draw))).toBe(true);
});

test('long texts go on over pages, each with its number', async () => {
  const { pages, text } = readPdf(
    await write((sheet) => Array.from({ length: 60 }, (_, index) => sheet.paragraph(`Absatz ${index} endet hier. ${'Wort '.repeat(40)}`))),
  );
  expect(pages).toBeGreaterThan(3);
  for (let page = 1; page <= pages; page += 1) expect(text).toContain(`Seite ${page} von ${pages}`);
  expect(text).toContain('Absatz 59 endet hier.');
});

test.each([
  ['one word of 10,000 signs', 'x'.repeat(10_000)],
  ['10,000 signs in words', 'lorem ipsum '.repeat(834)],
  ['10,000 line feeds', '\n'.repeat(10_000)],
  ['10,000 emoji', '🌿'.repeat(10_000)],
])(
  '%s break nothing, as paragraph, fact, column, cell or notice',
  async (_name, long) => {
    const pdf = await write((sheet) => {
      sheet.paragraph(long);
      drawFacts(
        sheet,
        [
          { label: 'Anweisung', value: long },
          { label: 'Menge', value: '10 g' },
        ],
        3,
      );
      drawColumns(sheet, [[{ text: long }], [{ text: 'rechts' }]]);
      drawTable(
        sheet,
        [
          { heading: 'A', share: 1 },
          { heading: 'B', share: 1 },
        ],
        [{ cells: [long, 'Zelle'] }],
      );
      drawNotice(sheet, 'Hinweis', long);
      sheet.paragraph('Ende des Textes.');
    });
    const { text } = readPdf(pdf);
    for (const part of ['10 g', 'rechts', 'Zelle', 'Hinweis', 'Ende des Textes.']) expect(text).toContain(part);
    if (/^x+$/.test(long)) expect((text.match(/x/g) ?? []).length).toBeGreaterThanOrEqual(50_000);
  },
  60_000,
);

test.each([
  '<script>alert(1)</script><img src=x onerror=alert(1)>',
  'file:///etc/passwd http://169.254.169.254/latest/meta-data',
  ') Tj ET Q /JavaScript (app.alert(1)) BT (',
  '\\) \\( %PDF-1.7 endstream endobj /AA << /O 1 0 R >> /Launch',
  '{{7*7}} ${7*7} $t(documents:page)',
])('the free text %j is drawn as text and nothing else', async (hostile) => {
  const pdf = await write((sheet) => sheet.paragraph(hostile));
  const { text, objects } = readPdf(pdf);
  expect(text.replaceAll(/\s/g, '')).toContain(hostile.replaceAll(/\s/g, ''));
  expect(objects).not.toMatch(active);
});

test.each([
  ['🌿 bitte', '[?] bitte'],
  ['שלום Cohen', '[?] Cohen'],
  ['0,1 g\u202Eg 1,0', '0,1 g[?]g 1,0'],
  ['a\u0000b\u001b[31m', 'a[?]b[?][31m'],
  ['Dvořák Łukasz Київ Ψυχή Nguyễn', 'Dvořák Łukasz Київ Ψυχή Nguyễn'],
  ['Z\u0072\u030c', 'Zř'],
  ['THC ≥ 20 → stark', 'THC >= 20 -> stark'],
])('%j is shown as %j', async (given, shown) => {
  expect(readPdf(await write((sheet) => sheet.paragraph(given))).text).toContain(shown);
});

test('a watermark stands on every page, outside of the text that screen readers read', async () => {
  const pdf = await write((sheet) => Array.from({ length: 90 }, () => sheet.paragraph('Ein Absatz.')), { watermark: 'Kopie – nicht zur Einlösung' });
  const { pages, text } = readPdf(pdf);
  expect(pages).toBeGreaterThan(1);
  expect(text.match(/Kopie – nicht zur Einlösung/g)).toHaveLength(pages);
});

test('a code is a square with the three corners of a QR code', () => {
  const { cells, width } = toMatrix('https://blattwerk.example/rezept-pruefen/7KQ2');
  expect(cells).toHaveLength(width * width);
  const corner = (x: number, y: number) => Array.from({ length: 7 }, (_, index) => cells[y * width + x + index]);
  for (const [x, y] of [
    [0, 0],
    [width - 7, 0],
    [0, width - 7],
  ] as const)
    expect(corner(x, y)).toEqual(Array.from({ length: 7 }, () => true));
});
