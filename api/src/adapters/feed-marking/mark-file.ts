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

const markedText = (order: MarkingOrder): string => {
  const { format, dialect, faults, heading } = order;
  if (format === 'json') return markJson(decode(order), dialect.list ?? '$', faults);
  if (format === 'csv') return markTable(decode(order), { delimiter: dialect.delimiter ?? ';', headerLine: dialect.headerLine ?? 1, faults, heading });
  return asTable(order);
};

export const markFile = (order: MarkingOrder): MarkedFile => {
  const { format } = order;
  const isOwnForm = format === 'json' || format === 'csv';
  const encoding = isOwnForm ? order.encoding : 'utf-8 with BOM';
  const extension = format === 'json' ? 'json' : 'csv';
  const contentType = `${format === 'json' ? 'application/json' : 'text/csv'}; charset=${encoding.split(' ')[0]}`;
  return { bytes: encode(markedText(order), encoding), extension, contentType };
};
