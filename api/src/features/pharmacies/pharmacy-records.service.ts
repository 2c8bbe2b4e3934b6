import type { PharmacyCreateInput, PharmacyPatchInput, PharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { freeSlug, slugOf } from '../../kernel/slug.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { mayEdit } from './pharmacy-records.policy.ts';
import { readPharmacyRecord } from './pharmacy-records.queries.ts';
import { Pharmacy } from './pharmacy.model.ts';
import { placeOf } from '../places/public.ts';

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
  const taken = input.slug ? [] : await Pharmacy.query(ctx.trx).select('slug');
  const slug = input.slug ?? freeSlug(slugOf(`${input.name} ${input.city}`), new Set(taken.map((row) => row.slug)));
  await Pharmacy.query(ctx.trx).insert({ ...input, ...(await derived(ctx, input)), id, slug });
  await audit(ctx, { action: 'pharmacy.create', objectType: 'pharmacy', objectId: id, after: { slug, name: input.name } });
  return readPharmacyRecord(ctx, id);
};

/** @throws server.notFound, server.forbidden, server.conflict with both states when the version is stale or the slug is taken, invalid.phone, pharmacy.tanEmailSame, server.badRequest for free shipping without a price of shipping */
export const patchPharmacy = (ctx: Ctx, { id, version, ...input }: PharmacyPatchInput): Promise<PharmacyRecord> =>
  editRecord(ctx, {
    action: 'pharmacy.update',
    objectType: 'pharmacy',
    id,
    version,
    input,
    lock: async () => {
      await readPharmacyRecord(ctx, id); // a foreign one is not found before anything else is said
      return found(await Pharmacy.query(ctx.trx).findById(id).forUpdate());
    },
    read: () => readPharmacyRecord(ctx, id),
    mayEdit: (_row, fields) => mayEdit(ctx.actor, fields),
    write: async (before, next) => {
      checkShipping({ ...before, ...input });
      checkTanEmail({ ...before, ...input });
      await Pharmacy.query(ctx.trx)
        .findById(id)
        .patch({ ...input, ...(await derived(ctx, input)), ...next });
      return undefined;
    },
  });
