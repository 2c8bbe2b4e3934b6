import { SaxesParser } from 'saxes';
import { feedLimits } from './limits.ts';
import { FeedUnreadable } from './unreadable.ts';
import type { WorkbookArchive } from './workbook-archive.ts';

export type Attributes = Record<string, string>;
export interface PartHandlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** `x:row` is a `row`: some programs name each element with its namespace. */
const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Walks through one part of a workbook; a part that is not there is empty.
 * @throws FeedUnreadable when it is malformed or nested too deeply
 */
export const walkPart = async (archive: WorkbookArchive, part: string, { open, text, close }: PartHandlers): Promise<void> => {
  if (!archive.has(part)) return;
  const parser = new SaxesParser();
  let depth = 0;
  const refuse = (): never => {
    throw new FeedUnreadable('feed.unreadable');
  };
  parser.on('doctype', refuse);
  parser.on('error', refuse);
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > feedLimits.depth) refuse();
    open?.(local(name), attributes);
  });
  if (text) parser.on('text', text);
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    close?.(local(name));
  });
  let sinceMarkup = 0;
  for await (const piece of archive.read(part)) {
    const last = piece.lastIndexOf('<');
    sinceMarkup = last < 0 ? sinceMarkup + piece.length : piece.length - last;
    if (sinceMarkup > feedLimits.rowLength * 4) refuse();
    parser.write(piece);
  }
  parser.close();
};

export interface Sheet {
  name: string;
  part: string;
}

/** The workbook's visible sheets in their order. */
export const sheetsOf = async (archive: WorkbookArchive): Promise<Sheet[]> => {
  const targets = new Map<string, string>();
  await walkPart(archive, 'xl/_rels/workbook.xml.rels', {
    open: (name, { Id, Target }) => {
      if (name === 'Relationship' && Id && Target) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  const sheets: Sheet[] = [];
  await walkPart(archive, 'xl/workbook.xml', {
    open: (element, attributes) => {
      const { name, state } = attributes;
      const part = targets.get(attributes['r:id'] ?? '');
      if (element === 'sheet' && name && part && (state ?? 'visible') === 'visible' && sheets.length < feedLimits.sheets) sheets.push({ name, part });
    },
  });
  return sheets;
};

/** The texts that cells point to by number. */
export const sharedStringsOf = async (archive: WorkbookArchive): Promise<string[]> => {
  const strings: string[] = [];
  let current = '';
  let isText = false;
  let hints = 0;
  await walkPart(archive, 'xl/sharedStrings.xml', {
    open: (name) => {
      if (name === 'si') current = '';
      // How a word is spoken (rPh) is no part of it.
      if (name === 'rPh') hints += 1;
      isText = name === 't' && hints === 0;
    },
    text: (text) => {
      if (isText) current += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') hints -= 1;
      if (name === 'si' && strings.push(current) > feedLimits.sharedStrings) throw new FeedUnreadable('feed.tooLarge');
    },
  });
  return strings;
};

/** The formats for dates that every workbook has; those of its own name days, months, years or hours. */
const isBuiltInDate = (id: number): boolean => (id >= 14 && id <= 22) || (id >= 27 && id <= 36) || (id >= 45 && id <= 58);
const isDateFormat = (format: string): boolean => /[dmyhs]/i.test(format.replace(/"[^"]*"|\\.|\[[^\]]*\]|General|Standard/gi, ''));

/** Which cell styles show a date: such a cell is a date that a program made of `5.10`, and no amount. */
export const dateStylesOf = async (archive: WorkbookArchive): Promise<Set<number>> => {
  const ownDates = new Set<number>();
  const styles = new Set<number>();
  let isCellFormats = false;
  let index = 0;
  await walkPart(archive, 'xl/styles.xml', {
    open: (name, { numFmtId, formatCode }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt' && formatCode !== undefined && isDateFormat(formatCode)) ownDates.add(id);
      if (name === 'cellXfs') isCellFormats = true;
      if (name !== 'xf' || !isCellFormats) return;
      if (isBuiltInDate(id) || ownDates.has(id)) styles.add(index);
      index += 1;
    },
    close: (name) => {
      if (name === 'cellXfs') isCellFormats = false;
    },
  });
  return styles;
};
