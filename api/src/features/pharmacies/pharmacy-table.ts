import type { Locale } from '@blattwerk/contract/errors';
import type { PharmacyItem } from '@blattwerk/contract/pharmacies/shapes';
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

/** The pharmacies as a table for a spreadsheet: no cell is taken for a formula there. Pure. */
export const pharmaciesCsv = (items: readonly PharmacyItem[], locale: Locale, baseUrl: string): string => {
  const page = (slug: string): string => new URL(`${locale === 'en' ? '/en' : ''}/market/pharmacies/${slug}`, baseUrl).href;
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
    page(item.slug),
  ]);
  return spreadsheet(columnNames[locale], rows);
};

/** Far more than there are pharmacies in the country. */
const all = 30_000;

export const pharmacyTable = async (ctx: Ctx, locale: Locale): Promise<{ bytes: Buffer; filename: string; contentType: string }> => {
  const { items } = await listPharmacies(ctx, { page: 1, pageSize: all, sort: 'zipCode' });
  const filename = `${locale === 'de' ? 'apotheken' : 'pharmacies'}-${ctx.clock.now().toISOString().slice(0, 10)}.csv`;
  return { bytes: Buffer.from(pharmaciesCsv(items, locale, ctx.baseUrl)), filename, contentType: 'text/csv; charset=utf-8' };
};
