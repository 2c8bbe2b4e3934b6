import { inflateSync } from 'node:zlib';

/** What a test wants to know about a finished document. Reads what PDFKit writes, not any PDF. */
export interface ReadPdf {
  pages: number;
  /** Text in the order in which it was drawn; a new line where the base line changes. */
  text: string;
  /** The same by page. */
  pageTexts: string[];
  /** Everything outside of streams: dictionaries, metadata addresses, structure. */
  objects: string;
  /** Tags of the structure in order of their objects, e.g. `H1`, `P`, `Table`. */
  tags: string[];
}

/** An object: its dictionary, and what follows it, unpacked. */
export interface PdfObject {
  head: string;
  stream: Buffer | null;
}

export const readObjects = (pdf: Buffer): Map<number, PdfObject> => {
  const raw = pdf.toString('latin1');
  const found = new Map<number, PdfObject>();
  for (const match of raw.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const start = match.index + match[0].length;
    const end = raw.indexOf('endobj', start);
    const streamAt = raw.indexOf('stream\n', start);
    const hasStream = streamAt >= 0 && streamAt < end;
    const head = raw.slice(start, hasStream ? streamAt : end);
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const bytes = hasStream ? pdf.subarray(streamAt + 7, streamAt + 7 + length) : null;
    found.set(Number(match[1]), { head, stream: bytes && head.includes('FlateDecode') ? inflateSync(bytes) : bytes });
  }
  return found;
};

const utf16 = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Glyph number → text, from a font's ToUnicode map. */
const readCharacters = (map: string): Map<number, string> => {
  const characters = new Map<number, string>();
  for (const range of map.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[([^\]]*)\]/gi)) {
    const first = Number.parseInt(range[1] ?? '', 16);
    [...(range[2] ?? '').matchAll(/<([0-9a-f ]*)>/gi)].forEach((entry, index) => characters.set(first + index, utf16((entry[1] ?? '').replaceAll(' ', ''))));
  }
  return characters;
};

const readFonts = (objects: Map<number, PdfObject>): Map<string, Map<number, string>> => {
  const fonts = new Map<string, Map<number, string>>();
  for (const { head } of objects.values()) {
    for (const [, name = '', reference] of head.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const toUnicode = Number(/\/ToUnicode (\d+) 0 R/.exec(objects.get(Number(reference))?.head ?? '')?.[1]);
      fonts.set(name, readCharacters(objects.get(toUnicode)?.stream?.toString('latin1') ?? ''));
    }
  }
  return fonts;
};

const readText = (content: string, fonts: Map<string, Map<number, string>>): string => {
  let text = '';
  let font = new Map<number, string>();
  let line = '';
  for (const [, base, name, shown] of content.matchAll(/1 0 0 1 [-\d.]+ ([-\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
    if (base !== undefined) {
      if (line !== base) text += '\n';
      line = base;
    } else if (name !== undefined) font = fonts.get(name) ?? font;
    else
      for (const [, hex = ''] of (shown ?? '').matchAll(/<([0-9a-f]+)>/gi))
        for (const glyph of hex.match(/.{4}/g) ?? []) text += font.get(Number.parseInt(glyph, 16)) ?? '';
  }
  return text;
};

/** What is drawn on each page. */
const contentsOf = (objects: Map<number, PdfObject>): string[] =>
  [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) => objects.get(Number(/\/Contents (\d+) 0 R/.exec(head)?.[1]))?.stream?.toString('latin1') ?? '');

/** Everything that is drawn, unpacked: the same drawing whichever compression wrote it. */
export const drawingOf = (pdf: Buffer): string => contentsOf(readObjects(pdf)).join('\n');

export const readPdf = (pdf: Buffer): ReadPdf => {
  const objects = readObjects(pdf);
  const fonts = readFonts(objects);
  const all = [...objects.values()];
  const contents = contentsOf(objects);
  const pageTexts = contents.map((content) => readText(content, fonts).normalize('NFC'));
  return {
    pages: contents.length,
    text: pageTexts.join('\n'),
    pageTexts,
    objects: all.map(({ head }) => head).join('\n'),
    tags: all.flatMap(({ head }) => /\/S \/(\w+)/.exec(head)?.[1] ?? []),
  };
};
