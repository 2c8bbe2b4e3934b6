import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';

interface OwnPharmacy {
  id: string;
  slug: string;
  name: string;
  zipCode: string;
  city: string;
  isFavorite: boolean;
}

/** Pharmacies that the caller keeps as favourites or has had prescriptions at. */
export const ownPharmacies = ({ trx, actor }: Ctx<Member>): Promise<OwnPharmacy[]> => {
  const favorites = trx('pharmacy_favorites').select('pharmacyId').where({ userId: actor.id });
  const used = trx('prescriptions').select('pharmacyId').where({ patientId: actor.id }).whereNotNull('pharmacyId');
  return trx('pharmacies')
    .whereIn('id', favorites.clone())
    .orWhereIn('id', used)
    .orderBy('name')
    .select('id', 'slug', 'name', 'zipCode', 'city', trx.raw('id IN (?) AS is_favorite', [favorites.clone()]));
};

export interface CheckedRow {
  number: string;
  status: PrescriptionStatus;
  issuedAt: Date;
  validUntil: string;
  title: string | null;
  firstName: string;
  lastName: string;
}

/** What the check code of a printed prescription stands for. */
export const findByCheckCode = async ({ trx }: Ctx, code: string): Promise<CheckedRow | undefined> => {
  const [row] = await rawRows<CheckedRow>(trx, 'SELECT * FROM check_prescription(:code)', { code });
  return row;
};

/** Whether the caller may choose this pharmacy: it is listed, or the caller added it. */
export const mayChoose = async ({ trx, actor }: Ctx<Member>, id: string): Promise<boolean> =>
  (await trx('pharmacies')
    .where({ id })
    .where((open) => open.where({ isListed: true }).orWhere({ addedByPatientId: actor.id }))
    .first('id')) !== undefined;

export const isListed = async ({ trx }: Ctx, id: string): Promise<boolean> => (await trx('pharmacies').where({ id, isListed: true }).first('id')) !== undefined;

export const sendsByMailOrder = async ({ trx }: Ctx, id: string): Promise<boolean> =>
  (await trx('pharmacies').where({ id, isPickupOnly: false }).first('id')) !== undefined;

interface Address {
  zipCode: string;
  phone: string | null;
  email?: string | null | undefined;
}

interface NearPharmacy extends OwnPharmacy {
  street: string;
  houseNum: string;
  phone: string | null;
  email: string | null;
}

/** Pharmacies that the caller may choose with the same postal code, telephone or mail. */
export const pharmaciesAt = ({ trx, actor }: Ctx<Member>, { zipCode, phone, email }: Address): Promise<Omit<NearPharmacy, 'slug' | 'isFavorite'>[]> =>
  trx('pharmacies')
    .where((open) => open.where({ isListed: true }).orWhere({ addedByPatientId: actor.id }))
    .where((same) => {
      void same.where({ zipCode });
      if (phone) void same.orWhere({ phone });
      if (email) void same.orWhereRaw('lower(email) = ?', [email]);
    })
    .orderBy('name')
    .limit(50)
    .select('id', 'name', 'street', 'houseNum', 'zipCode', 'city', 'phone', 'email');
