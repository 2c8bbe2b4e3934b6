import { feedFields } from '@blattwerk/contract/stock-feeds/mapping';
import iconv from 'iconv-lite';
import { decodeFeed } from '../feed-formats/encoding.ts';
import type { MarkedFile, MarkingOrder } from './feed-marker-port.ts';
import { markJson } from './mark-json.ts';
import { markTable, toTable } from './mark-table.ts';

/** `utf-8 with BOM` and the like, as `decodeFeed` names them. */
const encode = (text: string, encoding: string): Uint8Array => {
  const [name = 'utf-8'] = encoding.split(' ');
  return iconv.encode(text, name, { addBOM: encoding.endsWith('with BOM') });
};

/** As the reader took it: a person may have confirmed another encoding than the bytes suggest. */
const decode = ({ bytes, encoding, dialect }: MarkingOrder): string => decodeFeed(bytes, dialect.encoding && { name: dialect.encoding, label: encoding }).text;

/** Formats that cannot take a mark come back as a table of what is read, in the form that every spreadsheet opens. */
const asTable = ({ written, dialect, faults, heading }: MarkingOrder): string => {
  const fields = feedFields.filter((field) => dialect.columns[field] !== null);
  const header = [...fields.map((field) => dialect.columns[field]?.header ?? field), heading];
  return toTable([header, ...written.map(({ line, cells }) => [...fields.map((field) => cells[field] ?? ''), faults.get(line) ?? ''])], ';', '\r\n');
};

export const markFile = (order: MarkingOrder): MarkedFile => {
  const { format, encoding, dialect, faults, heading } = order;
  if (format === 'json') {
    const marked = markJson(decode(order), dialect.list ?? '$', faults);
    return { bytes: encode(marked, encoding), extension: 'json', contentType: 'application/json' };
  }
  const table = { extension: 'csv', contentType: 'text/csv' } as const;
  if (format !== 'csv') return { ...table, bytes: encode(asTable(order), 'utf-8 with BOM') };
  const marked = markTable(decode(order), { delimiter: dialect.delimiter ?? ';', headerLine: dialect.headerLine ?? 1, faults, heading });
  return { ...table, bytes: encode(marked, encoding) };
};
