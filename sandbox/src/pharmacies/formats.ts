import writeWorkbook from 'write-excel-file/node';
import { choose } from './chance.ts';
import type { Dialect } from './dialect.ts';
import { encode } from './encode.ts';
import type { StockItem } from './stock.ts';

/** A pharmacy's list at a moment, ready to be written in any format. */
export interface StockList {
  slug: string;
  dialect: Dialect;
  items: StockItem[];
  at: Date;
}

export interface Feed {
  body: Buffer;
  contentType: string;
}

export const formats = ['csv', 'json', 'xml', 'xlsx'] as const;
export type Format = (typeof formats)[number];

const berlin = new Intl.DateTimeFormat('de-DE', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Europe/Berlin' });
const categories: Record<string, string> = { flower: 'Blüten', extract: 'Extrakte', vape: 'Vaporizer', edible: 'Edibles' };
const margin = 1.87;

/** Quantity, price and unit as the dialect counts them: by gram, or by pack. Price and cost in cents. */
function counted(list: StockList, item: StockItem): { quantity: number; price: number; cost: number; unit: string } {
  const size = list.dialect.isPacks && item.unit !== 'piece' ? choose(`${list.slug} ${item.pzn} pack`, [5, 10, 15]) : 1;
  const price = item.priceCents * size;
  return { quantity: Math.floor(item.quantity / size), price, cost: Math.round(price / margin), unit: `${size}${item.unit === 'piece' ? 'St' : item.unit}` };
}

function decimalText(value: number, digits: number, dialect: Dialect): string {
  return value.toFixed(digits).replace('.', dialect.decimal);
}

function csvCell(text: string, dialect: Dialect, isName = false): string {
  const needsQuotes = text.includes(dialect.delimiter) || text.includes('"') || (isName && dialect.quotesNames);
  return needsQuotes ? `"${text.replaceAll('"', '""')}"` : text;
}

function csvRow(list: StockList, item: StockItem): string {
  const { dialect } = list;
  const { quantity, price, cost, unit } = counted(list, item);
  const cells = [
    dialect.isPznPrefixed ? `PZN-${item.pzn}` : item.pzn,
    csvCell(item.name, dialect, true),
    ...(dialect.headers.unit === null ? [] : [unit]),
    csvCell(dialect.headers.unit === 'Einheit' && dialect.decimal === ',' ? decimalText(quantity, 1, dialect) : String(quantity), dialect),
    ...(dialect.headers.cost === null ? [] : [decimalText(cost / 100, 2, dialect)]),
    csvCell(decimalText(price / 100, 2, dialect) + (dialect.hasCurrencySign ? ' €' : ''), dialect),
  ];
  return cells.join(dialect.delimiter);
}

function csv(list: StockList): Feed {
  const { dialect, items } = list;
  const { pzn, name, unit, quantity, cost, price } = dialect.headers;
  const columns = [pzn, name, unit, quantity, cost, price].filter((header) => header !== null);
  const sum = items.reduce((total, item) => total + counted(list, item).quantity, 0);
  const total = columns.map((header) => (header === pzn ? dialect.totalLabel : header === quantity ? String(sum) : ''));
  const lines = [
    ...(dialect.title === null ? [] : [`${dialect.title}${dialect.delimiter}Stand ${berlin.format(list.at).replace(',', '')}`]),
    columns.join(dialect.delimiter),
    ...items.map((item) => csvRow(list, item)),
    ...(dialect.totalLabel === null ? [] : [total.join(dialect.delimiter)]),
  ];
  const charset = dialect.encoding === 'utf-8-bom' ? 'utf-8' : dialect.encoding;
  return { body: encode(lines.join(dialect.newline) + dialect.newline, dialect.encoding), contentType: `text/csv; charset=${charset}` };
}

function json(list: StockList): Feed {
  const at = list.at.toISOString();
  const contents =
    list.dialect.json === 'items'
      ? {
          generatedAt: at,
          items: list.items.map((item) => ({
            pzn: Number(item.pzn),
            name: item.name,
            stockquantity: item.quantity,
            price: item.priceCents / 100,
            category: categories[item.category] ?? item.category,
            last_activity: at,
          })),
        }
      : list.items.map((item) => ({
          pzn: item.pzn,
          bezeichnung: item.name,
          bestand: item.quantity,
          einheit: item.unit,
          preis: (item.priceCents / 100).toFixed(2),
        }));
  return { body: Buffer.from(JSON.stringify(contents, null, 1)), contentType: 'application/json; charset=utf-8' };
}

function xmlText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function xml(list: StockList): Feed {
  const price = (item: StockItem): string => (item.priceCents / 100).toFixed(2).replace('.', ',');
  const at = list.at.toISOString();
  if (list.dialect.xml === 'attributes') {
    const rows = list.items.map(
      (item) =>
        `  <Artikel pzn="${item.pzn}"><Bezeichnung>${xmlText(item.name)}</Bezeichnung><Menge einheit="${item.unit}">${item.quantity}</Menge><Preis waehrung="EUR">${price(item)}</Preis></Artikel>`,
    );
    const text = ['<?xml version="1.0" encoding="ISO-8859-1"?>', `<Bestand apotheke="${list.slug}" stand="${at}">`, ...rows, '</Bestand>', ''].join('\n');
    return { body: encode(text, 'windows-1252'), contentType: 'application/xml; charset=iso-8859-1' };
  }
  const rows = list.items.map(
    (item) =>
      `  <artikel>\n    <pzn>${item.pzn}</pzn>\n    <bezeichnung>${xmlText(item.name)}</bezeichnung>\n    <einheit>${item.unit}</einheit>\n    <bestand>${item.quantity}</bestand>\n    <preis>${price(item)}</preis>\n  </artikel>`,
  );
  const text = ['<?xml version="1.0" encoding="UTF-8"?>', `<bestand apotheke="${list.slug}" stand="${at}">`, ...rows, '</bestand>', ''].join('\n');
  return { body: Buffer.from(text), contentType: 'application/xml; charset=utf-8' };
}

async function xlsx(list: StockList): Promise<Feed> {
  const headers = ['Pharmazentralnummer', 'Bezeichnung', 'Ist-Bestand', 'Verkaufspreis'];
  const rows = list.items.map((item) => [Number(item.pzn), item.name, item.quantity, item.priceCents / 100]);
  const body = await writeWorkbook([headers, ...rows]).toBuffer();
  return { body, contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet' };
}

/** Writes the list in the format that was asked for. */
export async function writeFeed(list: StockList, format: Format): Promise<Feed> {
  switch (format) {
    case 'csv':
      return csv(list);
    case 'json':
      return json(list);
    case 'xml':
      return xml(list);
    case 'xlsx':
      return await xlsx(list);
  }
}
