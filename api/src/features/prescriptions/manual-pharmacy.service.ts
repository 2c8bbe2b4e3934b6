import type { manualPharmacyInput, PharmacyCandidate } from '@blattwerk/contract/prescriptions/shapes';
import type { z } from 'zod';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { addPatientPharmacy } from '../pharmacies/public.ts';
import { isPostalCode } from '../places/public.ts';
import { pharmaciesAt } from './patient.queries.ts';
import { choosePharmacy, ownPrescriptions } from './pharmacy-choice.service.ts';

type Manual = Omit<z.output<typeof manualPharmacyInput>, 'treatmentId' | 'confirmed' | 'consentVersion' | 'byPost'>;
type Checked = Omit<Manual, 'phone'> & { phone: string | null };

/** @throws pharmacy.data.required, server.badRequest at the field, invalid.phone */
const checked = async (ctx: Ctx<Member>, given: Manual): Promise<Checked> => {
  if (!given.email && !given.phone) throw failure('pharmacy.data.required', { fields: [{ path: 'phone', message: 'contact.required' }] });
  if (!(await isPostalCode(ctx, given.zipCode))) throw failure('server.badRequest', { fields: [{ path: 'zipCode', message: 'zip.unknown' }] });
  return { ...given, phone: given.phone ? normalizePhone(given.phone) : null };
};

/** What tells names of pharmacies apart: "Apotheke am Markt" and "Markt-Apotheke" have the same words. */
const wordsOf = (name: string): Set<string> =>
  new Set(
    name
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2 && !/^(apotheke|und|der|die|das|den|dem|des|zum|zur|ohg|gmbh|inh)$/.test(word)),
  );

const isAlike = (one: string, other: string): boolean => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared > 0 && shared === Math.min(words.size, others.size);
};

/** Pharmacies that the patient could choose and that this one may be: the same telephone or mail, or a like name in the same postal code. */
const candidatesFor = async (ctx: Ctx<Member>, given: Checked): Promise<PharmacyCandidate[]> => {
  const near = await pharmaciesAt(ctx, given);
  return near
    .filter(
      ({ name, zipCode, phone, email }) =>
        (given.phone && phone === given.phone) ||
        (given.email && email?.toLowerCase() === given.email) ||
        (zipCode === given.zipCode && isAlike(name, given.name)),
    )
    .slice(0, 5)
    .map(({ id, name, street, houseNum, zipCode, city }) => ({ id, name, street, houseNum, zipCode, city }));
};

/**
 * A pharmacy that is not listed: kept for this patient only, then chosen like any other, to be collected there.
 * @throws pharmacy.data.required, pharmacy.possibleDuplicate with `candidates` until it is `confirmed` that it is none of them
 */
export const chooseManually = async (
  ctx: Ctx<Member>,
  { treatmentId, confirmed, consentVersion, byPost, ...given }: z.output<typeof manualPharmacyInput>,
): Promise<void> => {
  await ownPrescriptions(ctx, treatmentId);
  const pharmacy = await checked(ctx, given);
  const candidates = confirmed ? [] : await candidatesFor(ctx, pharmacy);
  if (candidates.length > 0) throw failure('pharmacy.possibleDuplicate', { candidates });
  const pharmacyId = await addPatientPharmacy(ctx, pharmacy);
  await choosePharmacy(ctx, { treatmentId, pharmacyId, fulfilment: 'pickup', consentVersion, byPost });
};
