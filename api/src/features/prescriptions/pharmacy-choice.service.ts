import { prescriptionStates, statusesToSend } from '@blattwerk/contract/prescriptions/states';
import type { FavoritePharmacyInput, ListedPharmacy, listedQuery, choosePharmacyInput } from '@blattwerk/contract/prescriptions/shapes';
import type { z } from 'zod';
import { audit } from '../../kernel/audit.ts';
import { failure } from '../../kernel/failure.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { inGroups } from '../../kernel/phone-words.ts';
import { nextState, transition } from '../../kernel/state-machine.ts';
import { addFavoritePharmacy, isFavoritePharmacy, openingStateAt, removeFavoritePharmacy } from '../pharmacies/public.ts';
import { isFirstConsent, noteConsent, requireConsent } from '../consents/public.ts';
import { chooseFulfilment, fulfilmentsOf, shippingCentsOf } from './fulfilment.ts';
import { listPharmacyChoices, type ListedRow } from './pharmacy-choice.queries.ts';
import { isInkDemanded, newOriginal } from './originals.ts';
import { askForOriginals } from './originals.service.ts';
import { type Prescription, visibleTo } from './prescription.model.ts';
import { recordEvent } from './prescription-events.queries.ts';
import { isOutdated } from './prescriptions.policy.ts';
import { readOwnUser } from '../users/public.ts';
import { isListed, mayChoose } from './patient.queries.ts';
import { PrescriptionDelivery } from './prescription-delivery.model.ts';
import type { Sending } from './sending.model.ts';
import { createSending, voidDelivery } from './sendings.ts';

const present = (row: ListedRow, now: Date): ListedPharmacy => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  street: row.street,
  houseNum: row.houseNum,
  zipCode: row.zipCode,
  city: row.city,
  phone: row.phone,
  phoneInGroups: row.phone && inGroups(row.phone),
  email: row.email,
  website: row.website,
  isPickupOnly: row.isPickupOnly,
  hasAll: row.hasAll,
  missing: row.missing,
  totalCents: row.totalCents,
  shippingCents: shippingCentsOf(row),
  fulfilments: fulfilmentsOf(row),
  currency: 'EUR',
  distanceKm: row.distanceKm,
  confirmedAt: row.confirmedAt?.toISOString() ?? null,
  opening: openingStateAt(row.openingHours, now, row.federalState),
  isFavorite: row.isFavorite,
});

/** @throws treatment.notFound */
export const ownPrescriptions = async (ctx: Ctx<Member>, treatmentId: string): Promise<Prescription[]> => {
  const rows: Prescription[] = await visibleTo(ctx.trx, ctx.actor).where({ treatmentId }).orderBy('position').select('prescriptions.*');
  if (rows.length === 0) throw failure('treatment.notFound');
  return rows;
};

/** @throws treatment.notFound */
export const listedPharmacies = async (ctx: Ctx<Member>, query: z.output<typeof listedQuery>): Promise<{ items: ListedPharmacy[]; total: number }> => {
  await ownPrescriptions(ctx, query.treatmentId);
  const home = query.zipCode ?? (await readOwnUser(ctx)).zipCode ?? undefined;
  const rows = await listPharmacyChoices(ctx, { ...query, zipCode: home });
  return { items: rows.map((row) => present(row, ctx.clock.now())), total: rows[0]?.total ?? 0 };
};

/** Puts one prescription into a sending: state and open delivery together. The former way to another pharmacy is void. */
const send = async (ctx: Ctx<Member>, prescription: Prescription, { id: sendingId, pharmacyId, channel }: Sending, isPosted: boolean): Promise<void> => {
  const now = ctx.clock.now();
  const reset = { receivedAt: null, inPreparationAt: null, readyAt: null, holdUntil: null, pickupCode: null, returnReason: null, returnText: null };
  const action = channel === 'staff' ? 'pass-on' : 'send';
  const moved = await transition(ctx.trx, 'prescriptions', prescription, {
    table: prescriptionStates,
    action,
    set: { pharmacyId, sendingId, sentAt: channel === 'staff' ? null : now, ...reset, ...newOriginal(isPosted) },
  });
  await voidDelivery(ctx, prescription.id);
  await PrescriptionDelivery.query(ctx.trx).insert({ prescriptionId: prescription.id, pharmacyId, sendingId, sentAt: now });
  await recordEvent(ctx, moved, channel === 'staff' ? 'passing-on' : 'sent');
  await audit(ctx, {
    action: 'prescription.send',
    objectType: 'prescription',
    objectId: prescription.id,
    patientId: ctx.actor.id,
    before: { status: prescription.status },
    after: { status: moved.status, pharmacyId },
  });
};

/**
 * Sends everything of a request that is not with a pharmacy yet; where it needs a signature by hand, the original follows by post.
 * @throws treatment.notFound, consent.required, agreement.outdated, pharmacy.notFound, pharmacy.alreadySent, pharmacy.fulfilmentNotOffered, pharmacy.mailOrderForbidden, prescription.signatureRequired, prescription.cantProcessed when one is out of date
 */
export const choosePharmacy = async (
  ctx: Ctx<Member>,
  { treatmentId, pharmacyId, fulfilment, consentVersion, byPost }: z.output<typeof choosePharmacyInput>,
): Promise<void> => {
  const prescriptions = await ownPrescriptions(ctx, treatmentId);
  // A first choice carries the consent; after a withdrawal, or for other words, it has to be ticked again.
  if (consentVersion !== undefined || (await isFirstConsent(ctx, 'pharmacy-transfer')))
    await noteConsent(ctx, 'pharmacy-transfer', { version: consentVersion, way: 'pharmacy-choice' });
  await requireConsent(ctx, 'pharmacy-transfer');
  if (!(await mayChoose(ctx, pharmacyId))) throw failure('pharmacy.notFound');
  const waiting = prescriptions.filter((one) => statusesToSend.some((status) => status === one.status));
  const isPosted = waiting.some(({ needsInk }) => needsInk) || (await isInkDemanded(ctx));
  if (isPosted && !byPost) throw failure('prescription.signatureRequired');
  const [first] = prescriptions;
  if (waiting.length === 0 && first) nextState(prescriptionStates, 'send', first.status);
  if (waiting.some((prescription) => isOutdated(prescription, ctx.clock.now()))) throw failure('prescription.cantProcessed');
  const way = await chooseFulfilment(ctx, treatmentId, pharmacyId, fulfilment);
  const sending = await createSending(ctx, { treatmentId, patientId: ctx.actor.id, pharmacyId, ...way });
  for (const prescription of waiting) await send(ctx, prescription, sending, isPosted);
  if (isPosted) await askForOriginals(ctx, sending.id, waiting);
};

/** @throws pharmacy.notFound */
export const toggleFavoritePharmacy = async (
  ctx: Ctx<Member>,
  { pharmacyId, isFavorite: wanted }: FavoritePharmacyInput,
): Promise<{ pharmacyId: string; isFavorite: boolean }> => {
  if (!(await isListed(ctx, pharmacyId))) throw failure('pharmacy.notFound');
  const own = { userId: ctx.actor.id, pharmacyId };
  const isFavorite = wanted ?? !(await isFavoritePharmacy(ctx, own));
  if (isFavorite) await addFavoritePharmacy(ctx, own);
  else await removeFavoritePharmacy(ctx, own);
  return { pharmacyId, isFavorite };
};
