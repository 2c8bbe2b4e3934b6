import type { Locale } from '@blattwerk/contract/errors';
import type { PharmacyTableFormat } from '@blattwerk/contract/pharmacies/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { duration } from '../../kernel/clock.ts';
import { CachedBytes } from '../../kernel/cached-bytes.ts';
import { spreadsheet } from '../../kernel/spreadsheet.ts';
import { listFiled } from './pharmacies.service.ts';
import type { FiledPharmacy } from './pharmacy.presenter.ts';
import { nationally } from '../../kernel/phone-words.ts';

const columnNames = {
  de: ['Name', 'Straße', 'Hausnummer', 'PLZ', 'Ort', 'Telefon', 'E-Mail', 'Website', 'Abholung', 'Produkte vorrätig', 'Bestand bestätigt', 'Seite'],
  en: ['Name', 'Street', 'House number', 'Postal code', 'Town', 'Telephone', 'Email', 'Website', 'Collection', 'Products in stock', 'Stock confirmed', 'Page'],
} as const satisfies Record<Locale, readonly string[]>;

const ways = { de: { only: 'nur Abholung', both: 'Abholung und Versand' }, en: { only: 'collection only', both: 'collection and delivery' } } as const;

const pageOf = (slug: string, locale: Locale, baseUrl: string): string => new URL(`${locale === 'en' ? '/en' : ''}/market/pharmacies/${slug}`, baseUrl).href;

/** The pharmacies as a table for a spreadsheet: no cell is taken for a formula there. Pure. */
export const pharmaciesCsv = (items: readonly FiledPharmacy[], locale: Locale, baseUrl: string): string => {
  const rows = items.map((item) => [
    item.name,
    item.street,
    item.houseNum,
    item.zipCode,
    item.city,
    item.phone === null ? '' : nationally(item.phone),
    item.email ?? '',
    item.website ?? '',
    ways[locale][item.isPickupOnly ? 'only' : 'both'],
    item.productCount,
    item.confirmedAt ?? '',
    pageOf(item.slug, locale, baseUrl),
  ]);
  return spreadsheet(columnNames[locale], rows);
};

/** The same for programs: the list's items, each with the address of its page. Pure. */
const pharmaciesJson = (items: readonly FiledPharmacy[], locale: Locale, baseUrl: string): string =>
  JSON.stringify({ items: items.map((item) => ({ ...item, page: pageOf(item.slug, locale, baseUrl) })), total: items.length });

/** Programs may poll it at any rate: caches may answer them for so long. */
const maxAgeSeconds = 300;

interface PharmacyTable {
  bytes: CachedBytes;
  filename: string;
  contentType: string;
  maxAgeSeconds: number;
}

const makeTable = async (ctx: Ctx, locale: Locale, format: PharmacyTableFormat): Promise<PharmacyTable> => {
  const items = await listFiled(ctx);
  const filename = `${locale === 'de' ? 'apotheken' : 'pharmacies'}-${ctx.clock.now().toISOString().slice(0, 10)}.${format}`;
  const [text, contentType] =
    format === 'json'
      ? [pharmaciesJson(items, locale, ctx.baseUrl), 'application/json; charset=utf-8']
      : [pharmaciesCsv(items, locale, ctx.baseUrl), 'text/csv; charset=utf-8'];
  return { bytes: new CachedBytes(Buffer.from(text)), filename, contentType, maxAgeSeconds };
};

interface CachedTable {
  /** The state it was made from; it is valid as long as that is the same. */
  state: string;
  table: Promise<PharmacyTable>;
}

/** One of each kind for each process's catalogue; those who ask while it is made wait for the same one. */
const tableCaches = new WeakMap<Ctx['catalogue'], Map<string, CachedTable>>();

/** Freshness passes by time alone; the catalogue's version says of everything else that a pharmacy, its stock or a setting is another one. */
const stateOf = async (ctx: Ctx): Promise<string> => `${(await ctx.catalogue.current()).version} ${Math.floor(ctx.clock.now().getTime() / duration.minutes)}`;

/** The table of this moment: made once for all who ask as long as nothing changes, whatever else stands in their addresses. */
export const pharmacyTable = async (ctx: Ctx, locale: Locale, format: PharmacyTableFormat): Promise<PharmacyTable> => {
  const [kind, state] = [`${format} ${locale}`, await stateOf(ctx)];
  const tables = tableCaches.get(ctx.catalogue) ?? new Map<string, CachedTable>();
  tableCaches.set(ctx.catalogue, tables);
  const known = tables.get(kind);
  if (known?.state === state) return known.table;
  const table = makeTable(ctx, locale, format);
  tables.set(kind, { state, table });
  table.catch(() => {
    // Callers see the failure through the promise. A failure is not cached: the next call tries again.
    if (tables.get(kind)?.table === table) tables.delete(kind);
  });
  return table;
};
