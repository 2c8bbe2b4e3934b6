import { writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seven digits and the check digit that belongs to them. */
const pzn = (digits: string): string => `${digits}${[...digits].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 11}`;

const morgentau = { pzn: pzn('9871001'), name: 'Morgentau 24/1 KAT', strain: 'Katharinenhof' };
const foehrenblick = { pzn: pzn('9871002'), name: 'Föhrenblick 20/1 ÜBW', strain: 'Übersee Widow' };
const nebelhang = { pzn: pzn('9871003'), name: 'Nebelhang 18/1 CA', strain: 'Nebelkerze' };

/** Three flowers that the demo does not know. */
export const flowers = { morgentau, foehrenblick, nebelhang };

/** Every letter of these files is in both alphabets, and has the same place in Windows-1252 and Latin-1. */
const asWindows1252 = (text: string): Buffer => Buffer.from(text, 'latin1');
const asUtf8WithMark = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf8');
const lines = (...rows: string[]): string => `${rows.join('\r\n')}\r\n`;

const productRow = ({ pzn: number, name, strain }: typeof morgentau, thc: string): string =>
  `${number};${name};flower;g;Quellgrund Pharma;${strain};Hybrid;${thc};<1;Kanada;unirradiated`;

const products = lines(
  'pzn;name;category;unit;manufacturer;strain;genetics;thc;cbd;origin;irradiation',
  productRow(morgentau, '24,5'),
  productRow(foehrenblick, '20'),
  productRow(nebelhang, '18'),
);

/** As a German till writes it: semicolons, decimal commas, capitals, and one row without a price. */
const adler = lines(
  'PZN;Artikelbezeichnung;Einheit;Bestand;VK',
  `${morgentau.pzn};"CANNABISBLÜTEN MORGENTAU 24/1 KAT";1g;480,0;6,05`,
  `${foehrenblick.pzn};"CANNABISBLÜTEN FÖHRENBLICK 20/1 ÜBW";1g;120,5;7,49`,
  `${nebelhang.pzn};"CANNABISBLÜTEN NEBELHANG 18/1 CA";1g;25,0;auf Anfrage`,
);

const linden = lines('PZN;Artikelbezeichnung;Einheit;Bestand;VK', `${morgentau.pzn};Morgentau 24/1 KAT;1g;200,0;6,40`);

/** The files as they lie on an administrator's disk. */
export const writeFiles = (folder: string) => {
  const write = (name: string, content: Buffer): string => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    return file;
  };
  return {
    products: write('products.csv', asUtf8WithMark(products)),
    adler: write('adler.csv', asWindows1252(adler)),
    linden: write('linden.csv', asWindows1252(linden)),
  };
};
