import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { PharmacyCreateInput, PharmacyPatchInput, PharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import type { Knex } from 'knex';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { goneBefore } from '../products/public.ts';
import { ofPharmacies } from '../stock-feeds/public.ts';
import { Pharmacy } from './pharmacy.model.ts';
import { placeOf } from '../places/public.ts';

const fields: ListFields = {
  id: { column: 'pharmacies.id', kind: 'id' },
  slug: { column: 'pharmacies.slug', kind: 'text' },
  name: { column: 'pharmacies.name', kind: 'text' },
  street: { column: 'pharmacies.street', kind: 'text' },
  zipCode: { column: 'pharmacies.zipCode', kind: 'text' },
  city: { column: 'pharmacies.city', kind: 'text' },
  country: { column: 'pharmacies.country', kind: 'text' },
  email: { column: 'pharmacies.email', kind: 'text' },
  phone: { column: 'pharmacies.phone', kind: 'text' },
  isPickupOnly: { column: 'pharmacies.isPickupOnly', kind: 'boolean' },
  isListed: { column: 'pharmacies.isListed', kind: 'boolean' },
  productCount: { column: 'stocked.productCount', kind: 'number' },
  marketCount: { column: 'stocked.marketCount', kind: 'number' },
  confirmedAt: { column: 'stocked.confirmedAt', kind: 'instant' },
  createdAt: { column: 'pharmacies.createdAt', kind: 'instant' },
  updatedAt: { column: 'pharmacies.updatedAt', kind: 'instant' },
};

/** What a pharmacy's own administrator changes. Name, address, slug, listing and feeds stay with the platform's administrators. */
const ownFields: readonly string[] = [
  'email',
  'tanEmail',
  'phone',
  'website',
  'isPickupOnly',
  'hasCourier',
  'acceptsElectronic',
  'shippingCents',
  'freeShippingFromCents',
  'openingHours',
] satisfies (keyof PharmacyPatchInput)[];

const abilitiesOf = (actor: Ctx['actor']): PharmacyRecord['abilities'] => {
  if (actor.role === 'admin') return ['update'];
  return actor.role === 'pharmacy' && actor.isPharmacyAdmin ? ['update-own'] : [];
};

/** @throws server.forbidden for who is no administrator of the pharmacy, and for a field that is not theirs */
const assertMayChange = (ctx: Ctx, changed: readonly string[]): void => {
  const [ability] = abilitiesOf(ctx.actor);
  if (!ability || (ability === 'update-own' && changed.some((field) => !ownFields.includes(field)))) throw failure('server.forbidden');
};

type Row = Pharmacy & { productCount: number | null; marketCount: number | null; confirmedAt: Date | null };

/** What each pharmacy says it has, and how much of it the market shows: published products whose data still counts. */
const stockedRows = (ctx: Ctx, gone: Date): Knex.QueryBuilder =>
  ctx
    .trx('stock')
    .join('pharmacies as holder', 'holder.id', 'stock.pharmacyId')
    .join('products', 'products.id', 'stock.productId')
    .where('quantity', '>', 0)
    .groupBy('pharmacyId')
    .select('pharmacyId')
    .select(ctx.trx.raw('count(*)::integer AS product_count, max(greatest(confirmed_at, stock_confirmed_at)) AS confirmed_at'))
    .select(
      ctx.trx.raw(
        `(count(*) FILTER (WHERE holder.is_listed AND products.published_at IS NOT NULL
          AND greatest(confirmed_at, stock_confirmed_at) > CAST(? AS timestamptz)))::integer AS market_count`,
        [gone],
      ),
    )
    .as('stocked');

const rows = (ctx: Ctx, gone: Date): Knex.QueryBuilder => {
  const query = ctx.trx('pharmacies').leftJoin(stockedRows(ctx, gone), 'stocked.pharmacyId', 'pharmacies.id');
  return ofPharmacies(query, ctx.actor, 'pharmacies.id').select('pharmacies.*', 'stocked.productCount', 'stocked.marketCount', 'stocked.confirmedAt');
};

const present = (row: Row, ctx: Ctx): PharmacyRecord => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  street: row.street,
  houseNum: row.houseNum,
  zipCode: row.zipCode,
  city: row.city,
  country: row.country,
  email: row.email,
  tanEmail: row.tanEmail,
  phone: row.phone,
  website: row.website,
  isPickupOnly: row.isPickupOnly,
  isListed: row.isListed,
  hasCourier: row.hasCourier,
  acceptsElectronic: row.acceptsElectronic,
  shippingCents: row.shippingCents,
  freeShippingFromCents: row.freeShippingFromCents,
  openingHours: row.openingHours,
  productCount: row.productCount ?? 0,
  marketCount: row.marketCount ?? 0,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  version: row.version,
  abilities: abilitiesOf(ctx.actor),
});

/** Administrators see all, a pharmacy's account its own. */
export const listPharmacyRecords = async (ctx: Ctx, query: ListQuery): Promise<{ items: PharmacyRecord[]; total: number }> => {
  const page = await listPage<Row>(rows(ctx, await goneBefore(ctx)), query, { fields, defaultSort: 'name', tieBreaker: 'pharmacies.id' });
  return { items: page.rows.map((row) => present(row, ctx)), total: page.total };
};

/** @throws server.notFound for a pharmacy that is not there or not the caller's */
export const readPharmacyRecord = async (ctx: Ctx, id: string): Promise<PharmacyRecord> =>
  present(
    found<Row>(
      await rows(ctx, await goneBefore(ctx))
        .where('pharmacies.id', id)
        .first(),
    ),
    ctx,
  );

/** What follows from the input: the telephone number in its international form, the place from the postal code. */
const derived = async (ctx: Ctx, { phone, zipCode }: Partial<PharmacyCreateInput>): Promise<Partial<Pharmacy>> => {
  const place = zipCode === undefined ? undefined : await placeOf(ctx, zipCode);
  return {
    ...(phone === undefined ? {} : { phone: phone === null ? null : normalizePhone(phone) }),
    ...(place === undefined ? {} : { lat: place?.lat ?? null, lon: place?.lon ?? null }),
  };
};

/** Who sends for nothing from a sum on sends for something below it. */
const checkShipping = ({ shippingCents, freeShippingFromCents }: Partial<Pick<Pharmacy, 'shippingCents' | 'freeShippingFromCents'>>): void => {
  if (typeof freeShippingFromCents === 'number' && typeof shippingCents !== 'number')
    throw failure('server.badRequest', { fields: [{ path: 'shippingCents', message: 'required' }] });
};

/** The TAN would prove nothing in the mailbox that has the link. */
const checkTanEmail = ({ email, tanEmail }: Partial<Pick<Pharmacy, 'email' | 'tanEmail'>>): void => {
  if (tanEmail && tanEmail === email) throw failure('pharmacy.tanEmailSame', { fields: [{ path: 'tanEmail', message: 'tanEmail.same' }] });
};

/** @throws server.conflict for a slug that is taken, invalid.phone, pharmacy.tanEmailSame, server.badRequest for free shipping without a price of shipping */
export const createPharmacy = async (ctx: Ctx, input: PharmacyCreateInput): Promise<PharmacyRecord> => {
  checkShipping(input);
  checkTanEmail(input);
  const id = newId();
  const taken: { slug: string }[] = input.slug ? [] : await ctx.trx('pharmacies').select('slug');
  const slug = input.slug ?? freeSlug(slugOf(`${input.name} ${input.city}`), new Set(taken.map((row) => row.slug)));
  await Pharmacy.query(ctx.trx).insert({ ...input, ...(await derived(ctx, input)), id, slug });
  await audit(ctx, { action: 'pharmacy.create', objectType: 'pharmacy', objectId: id, after: { slug, name: input.name } });
  return readPharmacyRecord(ctx, id);
};

/** @throws server.notFound, server.forbidden, server.conflict with both states when the version is stale or the slug is taken, invalid.phone, pharmacy.tanEmailSame, server.badRequest for free shipping without a price of shipping */
export const patchPharmacy = (ctx: Ctx, { id, version, ...input }: PharmacyPatchInput): Promise<PharmacyRecord> =>
  editRecord<Pharmacy, PharmacyRecord, Omit<PharmacyPatchInput, 'id' | 'version'>>(ctx, {
    action: 'pharmacy.update',
    objectType: 'pharmacy',
    id,
    version,
    input,
    lock: async () => {
      await readPharmacyRecord(ctx, id); // a foreign one is not found before anything else is said
      assertMayChange(ctx, Object.keys(input));
      return found(await Pharmacy.query(ctx.trx).findById(id).forUpdate());
    },
    read: () => readPharmacyRecord(ctx, id),
    write: async (before, next) => {
      checkShipping({ ...before, ...input });
      checkTanEmail({ ...before, ...input });
      await Pharmacy.query(ctx.trx)
        .findById(id)
        .patch({ ...input, ...(await derived(ctx, input)), ...next });
      return undefined;
    },
  });
