import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import { openTypeOf } from './open-type.ts';

export type Family = 'text' | 'strong' | 'heading';

/** Font files per family, the one for most texts first; each of the others adds an alphabet. */
const files: Record<Family, readonly string[]> = {
  text: ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'cyrillic-ext', 'greek-ext'].map(
    (set) => `@fontsource/inter/files/inter-${set}-400-normal.woff`,
  ),
  strong: ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'cyrillic-ext', 'greek-ext'].map(
    (set) => `@fontsource/inter/files/inter-${set}-600-normal.woff`,
  ),
  heading: ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese', 'cyrillic-ext'].map(
    (set) => `@fontsource/source-serif-4/files/source-serif-4-${set}-600-normal.woff`,
  ),
};

const require = createRequire(import.meta.url);
const opened = new Map<string, OpenFont['font']>();
/** A font file is opened once a process: its tables, once read, serve every document. */
const open = (file: string): OpenFont['font'] => {
  const known = opened.get(file);
  if (known) return known;
  const scratch = new PDFDocument({ autoFirstPage: false }).font(openTypeOf(readFileSync(require.resolve(file))));
  const first: unknown = Reflect.get(scratch, '_font');
  if (!isOpenFont(first)) throw new Error(`The font ${file} could not be opened`);
  opened.set(file, first.font);
  return first.font;
};
/** The font for one document: with each glyph fontkit remembers the sign that it was first asked for, and copied text is made of those. */
const ofDocument = (file: string): OpenFont['font'] => Object.create(open(file), { _glyphs: { value: {} } }) as OpenFont['font'];

/** Stands for signs that no font has (emoji, other alphabets), so that a reader sees that something is missing. */
const missingSign = '[?]';
/** The same before the text is set; no font has it. */
const replacement = '\uFFFD';

const substitutes: Record<string, string> = { '≥': '>=', '≤': '<=', '→': '->', '←': '<-', '≈': '~', '\u202f': '\u00a0', '\u2011': '-' };
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** What a reader takes for one sign; Latin letters need no segmenting. */
const signsOf = (text: string): Iterable<string> => (/^[\u0020-\u017f]*$/.test(text) ? text : Array.from(graphemes.segment(text), ({ segment }) => segment));

/** Text as it may be drawn: composed, without control signs, with at most one empty line in a row; what could turn the reading direction becomes visible. */
const drawable = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[≥≤→←≈\u202f\u2011]/g, (sign) => substitutes[sign] ?? sign)
    .replace(/[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g, replacement)
    .replace(/[^\P{Cc}\n]/gu, replacement)
    .replace(/\u00ad/g, '')
    .replace(/\n{3,}/g, '\n\n');

/** Text of one font. */
export interface Run {
  font: string;
  text: string;
}

interface OpenFont {
  font: { hasGlyphForCodePoint(codePoint: number): boolean };
}
const isOpenFont = (value: unknown): value is OpenFont =>
  typeof value === 'object' &&
  value !== null &&
  'font' in value &&
  typeof value.font === 'object' &&
  value.font !== null &&
  'hasGlyphForCodePoint' in value.font;

export interface Typeface {
  /** Splits one line of text into runs, each in a font that has all of its signs. */
  runs(text: string, family: Family): Run[];
  /** Cleans free text; the result has line feeds as its only control sign. */
  clean(text: string): string;
}

/** The fonts of one document. A font is made ready when the first text needs it. */
export const createTypeface = (doc: PDFKit.PDFDocument): Typeface => {
  const covers = new Map<string, (codePoint: number) => boolean>();
  const coverage = (file: string): ((codePoint: number) => boolean) => {
    const known = covers.get(file);
    if (known) return known;
    const font = ofDocument(file);
    // PDFKit takes an opened font in place of a file's bytes; its types do not say so.
    doc.registerFont(file, font as unknown as Buffer);
    doc.font(file);
    const has = (codePoint: number): boolean => font.hasGlyphForCodePoint(codePoint);
    covers.set(file, has);
    return has;
  };
  const fonts = new Map<string, string | undefined>();
  const fontFor = (grapheme: string, family: Family): string | undefined => {
    const key = `${family} ${grapheme}`;
    if (!fonts.has(key))
      fonts.set(
        key,
        files[family].find((file) => [...grapheme].every((sign) => coverage(file)(sign.codePointAt(0) ?? 0))),
      );
    return fonts.get(key);
  };
  return {
    clean: drawable,
    runs(text, family) {
      const runs: Run[] = [];
      let isMissing = false;
      for (const segment of signsOf(text)) {
        const font = fontFor(segment, family);
        const repeated = font === undefined && isMissing;
        isMissing = font === undefined;
        if (repeated) continue;
        const run = { font: font ?? files[family][0] ?? '', text: font === undefined ? missingSign : segment };
        const last = runs.at(-1);
        if (last?.font === run.font) last.text += run.text;
        else runs.push(run);
      }
      return runs;
    },
  };
};
