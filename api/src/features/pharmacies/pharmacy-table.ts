import type { Locale } from '@blattwerk/contract/errors';
import type { PharmacyItem, PharmacyTableFormat } from '@blattwerk/contract/pharmacies/shapes';
import { parsePhoneNumberFromString } from 'libphonenumber-js';
import type { Ctx } from '../../kernel/ctx.ts';
import { spreadsheet } from '../../kernel/spreadsheet.ts';
import { listPharmacies } from './pharmacies.service.ts';

const columnNames = {
  de: ['Name', 'Straße', 'Hausnummer', 'PLZ', 'Ort', 'Telefon', 'E-Mail', 'Website', 'Abholung', 'Produkte vorrätig', 'Bestand bestätigt', 'Seite'],
  en: ['Name', 'Street', 'House number', 'Postal code', 'Town', 'Telephone', 'Email', 'Website', 'Collection', 'Products in stock', 'Stock confirmed', 'Page'],
} as const satisfies Record<Locale, readonly string[]>;

const ways = { de: { only: 'nur Abholung', both: 'Abholung und Versand' }, en: { only: 'collection only', both: 'collection and delivery' } } as const;

/** As it is dialled in the country: a number with its plus sign would be taken for a formula. */
const nationally = (phone: string | null): string => (phone === null ? '' : (parsePhoneNumberFromString(phone, 'DE')?.formatNational() ?? phone));

const pageOf = (slug: string, locale: Locale, baseUrl: string): string => new URL(`${locale === 'en' ? '/en' : ''}/market/pharmacies/${slug}`, baseUrl).href;

/** The pharmacies as a table for a spreadsheet: no cell is taken for a formula there. Pure. */
export const pharmaciesCsv = (items: readonly PharmacyItem[], locale: Locale, baseUrl: string): string => {
  const rows = items.map((item) => [
    item.name,
    item.street,
    item.houseNum,
    item.zipCode,
    item.city,
    nationally(item.phone),
    item.email ?? '',
    item.website ?? '',
    ways[locale][item.isPickupOnly ? 'only' : 'both'],
    item.productCount,
    item.confirmedAt ?? '',
    pageOf(item.slug, locale, baseUrl),
  ]);
  return spreadsheet(columnNames[locale], rows);
};

/** The same for programs: the list's items, each with the address of its page; a file says nothing of this moment. Pure. */
const pharmaciesJson = (items: readonly PharmacyItem[], locale: Locale, baseUrl: string): string =>
  JSON.stringify({ items: items.map(({ opening: _opening, ...item }) => ({ ...item, page: pageOf(item.slug, locale, baseUrl) })), total: items.length });

/** Far more than there are pharmacies in the country. */
const all = 30_000;

/** It is read by machines as often as they like: for so long they are told the same. */
const keptForSeconds = 300;

interface PharmacyTable {
  bytes: Buffer;
  filename: string;
  contentType: string;
  keptForSeconds: number;
}

export const pharmacyTable = async (ctx: Ctx, locale: Locale, format: PharmacyTableFormat): Promise<PharmacyTable> => {
  const { items } = await listPharmacies(ctx, { page: 1, pageSize: all, sort: 'zipCode' });
  const filename = `${locale === 'de' ? 'apotheken' : 'pharmacies'}-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`;
  const file = { filename, keptForSeconds };
  if (format === 'json') return { ...file, bytes: Buffer.from(pharmaciesJson(items, locale, ctx.baseUrl)), contentType: 'application/json; charset=utf-8' };
  return { ...file, bytes: Buffer.from(pharmaciesCsv(items, locale, ctx.baseUrl)), contentType: 'text/csv; charset=utf-8' };
};
