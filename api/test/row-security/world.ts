import type { Knex } from 'knex';
import { buildContactRequest } from '../../../seeds/factories/contact-requests.ts';
import { buildCaregiver } from '../../../seeds/factories/caregivers.ts';
import { buildConsultation, buildConsultationHold, buildConsultationWait, buildIdentityCheck } from '../../../seeds/factories/consultations.ts';
import { buildInvitation } from '../../../seeds/factories/invitations.ts';
import { buildDiaryConsent, buildDiaryEntry } from '../../../seeds/factories/diary.ts';
import { buildHealthState } from '../../../seeds/factories/health-states.ts';
import { buildLegalHold } from '../../../seeds/factories/legal-holds.ts';
import { buildNotification, buildPushDevice, buildSuppressedAddress } from '../../../seeds/factories/notifications.ts';
import { buildPharmacy } from '../../../seeds/factories/pharmacies.ts';
import { buildPharmacyQuestion } from '../../../seeds/factories/pharmacy-questions.ts';
import { buildAttestation } from '../../../seeds/factories/attestations.ts';
import { buildPrescription } from '../../../seeds/factories/prescriptions.ts';
import { buildComment, buildProduct, buildReview } from '../../../seeds/factories/products.ts';
import { buildSavedSearch } from '../../../seeds/factories/saved-searches.ts';
import { buildUpload, buildUploadSession } from '../../../seeds/factories/uploads.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import { newId, sha256 } from '../../src/kernel/ids.ts';

/** Whose the rows are: decided (two people who have nothing in common), claimed, waiting for a doctor, returned by the pharmacy of the first, not yet paid. */
export const stories = ['decided', 'other', 'claimed', 'pool', 'returned', 'unpaid'] as const;
export type Story = (typeof stories)[number];

export interface World {
  patients: Record<Story, string>;
  treatments: Record<Story, string>;
  doctors: Record<'first' | 'other' | 'stranger', string>;
  pharmacies: Record<'first' | 'other', string>;
  /** Of the decided and the returned one. */
  sendings: Record<'decided' | 'returned', string>;
  admin: string;
  stranger: string;
}

/** Stands for the hash of the link of a patient’s invitation. */
export const linkHashOf = (patientId: string): string => `link of ${patientId}`;

/** The proof of a deletion, named after the patient: it belongs to nobody. */
const insertProof = async (knex: Knex, patientId: string): Promise<void> => {
  const id = newId();
  await knex('files').insert({
    id, kind: 'deletion-proof', storageKey: `deletion-proof/${id}.pdf`, filename: `${patientId}.pdf`, contentType: 'application/pdf', bytes: 1, sha256: sha256(id),
  }); // prettier-ignore
};

const insertFile = async (knex: Knex, ownerId: string, kind: string): Promise<string> => {
  const id = newId();
  await knex('files').insert({
    id, kind, ownerId, storageKey: `${kind}/${id}.pdf`, filename: `${kind}.pdf`, contentType: 'application/pdf', bytes: 1, sha256: sha256(id),
  }); // prettier-ignore
  return id;
};

/** What a patient says about a product that was prescribed, where a prescription is, and about another user's review. */
const surroundWithReviews = async (knex: Knex, patientId: string, treatmentId: string): Promise<void> => {
  const prescription = await knex('prescriptions').where({ treatmentId }).first<{ productId: string } | undefined>('productId');
  await buildReview(knex, { patientId, status: 'pending', ...(prescription ?? {}) });
  const { id: reviewId } = await buildReview(knex);
  await buildComment(knex, { patientId, reviewId });
  await knex('review_likes').insert({ reviewId, patientId, createdAt: new Date() });
};

/** A refusal that waits to leave, whatever the request's state is. */
const insertPendingDecision = (knex: Knex, treatmentId: string, doctorId: string) =>
  knex('held_decisions').insert({
    id: newId(), treatmentId, doctorId, kind: 'decline', input: { reason: 'other', text: 'Bitte in die Praxis.' }, decidedAt: new Date(), releasesAt: new Date(),
  }); // prettier-ignore

/** A text block of the doctor, under the patient's id: it belongs to no patient, and only so is known which one it is. */
const insertTextBlock = async (knex: Knex, patientId: string, doctorId: string): Promise<void> => {
  const place = (await knex('text_blocks').where({ doctorId })).length + 1;
  const [createdAt, updatedAt] = [new Date(), new Date()];
  await knex('text_blocks').insert({ id: newId(), doctorId, place, title: patientId, text: 'Bitte melden Sie sich.', createdAt, updatedAt });
};

/** An export and a bulk action of the doctor, with the patient's id in what was given: they belong to no patient, and only so is known which ones they are. */
const insertListWork = async (knex: Knex, patientId: string, doctorId: string): Promise<void> => {
  const at = new Date();
  const own = { userId: doctorId, role: 'doctor', locale: 'de', createdAt: at, updatedAt: at };
  await knex('list_exports').insert({ ...own, id: newId(), resource: 'patients', format: 'csv', asked: { filters: [], q: patientId } });
  await knex('bulk_actions').insert({ ...own, id: newId(), resource: 'invitations', action: 'withdraw', given: { q: patientId }, total: 0 });
};

/** The doctor names a colleague in the note. */
const insertMention = async (knex: Knex, treatmentId: string, authorId: string): Promise<void> => {
  const { id: messageId } = await knex('treatment_messages').where({ treatmentId, kind: 'note' }).first('id');
  const { id: doctorId } = await buildDoctor(knex);
  await knex('treatment_mentions').insert({ messageId, doctorId, treatmentId, authorId, cause: 'mention', createdAt: new Date() });
};

/** A colleague is mentioned in a note of the request, and answers with another one. */
const insertColleague = async (knex: Knex, treatmentId: string, doctorId: string): Promise<void> => {
  const { id: messageId, authorId } = await knex('treatment_messages').where({ treatmentId, kind: 'note' }).first('id', 'authorId');
  await knex('treatment_mentions').insert({ messageId, doctorId, treatmentId, authorId, cause: 'mention', createdAt: new Date() });
  await knex('treatment_messages').insert({ id: newId(), treatmentId, authorId: doctorId, kind: 'note', text: 'Leberwerte prüfen.' });
};

/** A withdrawal whose id is the patient’s, so that its link is known. */
const insertWithdrawal = (knex: Knex, patientId: string) => {
  const times = { receivedAt: new Date(), createdAt: new Date(), updatedAt: new Date() };
  return knex('contract_withdrawals').insert({
    id: patientId,
    patientId,
    name: 'Ada Berg',
    email: 'ada@mail.example',
    locale: 'de',
    status: 'received',
    ...times,
  });
};

/** A time that is kept, a place in the waiting list, and what was offered there. */
const surroundWithTimes = async (knex: Knex, patientId: string, doctorId: string): Promise<void> => {
  const { startsAt, expiresAt } = await buildConsultationHold(knex, { patientId, doctorId, startsAt: new Date(Date.now() + 10 * 86_400_000) });
  const { id: waitId } = await buildConsultationWait(knex, { patientId, doctorId });
  await knex('consultation_offers').insert({ waitId, patientId, doctorId, startsAt, expiresAt });
};

/** A second version of the letter. */
const insertCorrection = (knex: Knex, treatmentId: string, doctorId: string) =>
  knex('letter_corrections').insert({
    ...{ id: newId(), treatmentId, doctorId, version: 2, reason: 'Die Diagnose fehlte.', diagnosis: 'Schmerzen', remoteJustification: 'Verlauf.' },
    issuedAt: new Date(),
  });

/** Everything that can hang on a request, whatever its state would have of it. */
const surround = async (knex: Knex, { patientId, treatmentId, doctorId }: Record<'patientId' | 'treatmentId' | 'doctorId', string>): Promise<void> => {
  await knex('treatment_products').insert({ treatmentId, position: 1, productId: (await buildProduct(knex)).id });
  for (const [kind, authorId] of [['question', doctorId], ['answer', patientId], ['note', doctorId], ['message', patientId], ['reply', doctorId]] as const)
    await knex('treatment_messages').insert({ id: newId(), treatmentId, authorId, kind, text: 'Seit wann?' }); // prettier-ignore
  await insertMention(knex, treatmentId, doctorId);
  await knex('treatment_pauses').insert({ treatmentId, stoppedAt: new Date(), resumedAt: new Date() });
  await knex('follow_ups').insert({ id: newId(), treatmentId, effect: 8, createdAt: new Date(), updatedAt: new Date() });
  await knex('follow_up_drafts').insert({ id: newId(), patientId, entries: { effect: 8 }, savedAt: new Date() });
  await insertPendingDecision(knex, treatmentId, doctorId);
  await insertWithdrawal(knex, patientId);
  await buildContactRequest(knex, { id: patientId, patientId });
  await buildLegalHold(knex, { patientId });
  await knex('treatment_drafts').insert({ treatmentId, doctorId, input: { diagnosis: 'Noch offen' }, savedAt: new Date() });
  await insertTextBlock(knex, patientId, doctorId);
  await insertListWork(knex, patientId, doctorId);
  for (const { id: signatureId } of await knex('signatures').where({ patientId, document: 'contract' }).select('id'))
    await knex('signature_files').insert({ signatureId, fileId: await insertFile(knex, patientId, 'contract') });
  await insertProof(knex, patientId);
  await buildIdentityCheck(knex, { patientId });
  await surroundWithReviews(knex, patientId, treatmentId);
  await buildNotification(knex, { recipientId: patientId });
  await buildPushDevice(knex, { userId: patientId });
  const { email } = await knex('users').where({ id: patientId }).first('email');
  await buildSuppressedAddress(knex, { address: String(email).toLowerCase() });
  await knex('notification_preferences').insert({ userId: patientId, updatedAt: new Date() });
  await buildSavedSearch(knex, { userId: patientId });
  await buildDiaryEntry(knex, { patientId });
  await buildUpload(knex, { patientId, treatmentId });
  await buildUploadSession(knex, { patientId });
  await buildInvitation(knex, { inviterId: patientId, tokenHash: linkHashOf(patientId) });
  await knex('noted_products').insert({ userId: patientId, place: 1, productId: (await buildProduct(knex)).id, amount: 10, notedAt: new Date() });
  await knex('identity_sightings').insert({ id: newId(), patientId, doctorId, kind: 'video', profileDigest: sha256(patientId), seenAt: new Date() });
  const { id: paymentId } = await knex('payments').where({ treatmentId }).first('id');
  await knex('refunds').insert({ id: newId(), paymentId, amountCents: 1499, reason: 'cancelled', status: 'to-approve' });
  const [openedAt, closedAt] = [new Date(), new Date()];
  const dispute = { id: newId(), paymentId, stripeDisputeId: `du_${paymentId}`, amountCents: 1499, reason: 'fraudulent', status: 'won', openedAt, closedAt };
  await knex('disputes').insert(dispute);
  const movement = { id: `txn_${paymentId}`, type: 'charge', amountCents: 1499, feeCents: 47, source: paymentId, createdAt: new Date() };
  await knex('balance_transactions').insert(movement);
  const differences = JSON.stringify([{ payment: paymentId, reference: `pi_${paymentId}`, ours: 1499, theirs: 0 }]);
  await knex('reconciliations').insert({ id: newId(), finishedAt: new Date(), differences });
  await knex('data_exports').insert({ userId: patientId, status: 'failed', locale: 'de', requestedAt: new Date() });
  await knex('sealed_records').insert({
    userId: patientId,
    email: `${patientId}@mail.example`,
    firstName: 'Ada',
    lastName: 'Berg',
    sealedAt: new Date(),
    deleteAfter: new Date(),
  });
  await knex('audit_events').insert({ actorRole: 'patient', actorId: patientId, action: 'treatment.submit', objectType: 'treatment', patientId });
};

const decided = async (knex: Knex, { doctorId, pharmacyId, isReturned }: { doctorId: string; pharmacyId: string; isReturned?: boolean }) => {
  const { id: patientId } = await buildPatient(knex);
  const { id: treatmentId } = await buildTreatment(knex, { status: 'approved', patientId, doctorId });
  const fileId = await insertFile(knex, patientId, 'prescription');
  const where = isReturned ? ({ status: 'returned' } as const) : ({ status: 'sent', original: 'to-post' } as const);
  const { id } = await buildPrescription(knex, { treatmentId, doctorId, ...where, pharmacyId, fileId });
  const { sendingId } = await knex('prescription_deliveries').where({ prescriptionId: id }).first('sendingId');
  await knex('delivery_tasks').insert({ sendingId, kind: 'call', dueAt: new Date() });
  if (isReturned)
    await knex('prescriptions')
      .where({ id })
      .update({ updatedAt: new Date(Date.now() - 60_000) });
  await buildPharmacyQuestion(knex, { prescriptionId: id });
  await buildAttestation(knex, { prescriptionId: id });
  await knex('invoices')
    .where({ treatmentId })
    .update({ fileId: await insertFile(knex, patientId, 'invoice') });
  await insertCorrection(knex, treatmentId, doctorId);
  await surround(knex, { patientId, treatmentId, doctorId });
  return { patientId, treatmentId };
};

const inReview = async (knex: Knex, doctorId: string | null, author: string) => {
  const { id: patientId } = await buildPatient(knex);
  const { id: treatmentId } = await buildTreatment(knex, { status: 'in-review', patientId, doctorId });
  await surround(knex, { patientId, treatmentId, doctorId: author });
  return { patientId, treatmentId };
};

/** A request without its deposit, and answers that are being written again. */
const unpaid = async (knex: Knex, author: string) => {
  const { id: patientId } = await buildPatient(knex);
  const { id: treatmentId } = await buildTreatment(knex, { status: 'awaiting-payment', patientId });
  await buildHealthState(knex, { patientId, status: 'draft' });
  await surround(knex, { patientId, treatmentId, doctorId: author });
  return { patientId, treatmentId };
};

/** Rows in every table about patients, and everybody who might want to see them. */
export const buildWorld = async (knex: Knex): Promise<World> => {
  const [first, other, stranger] = [(await buildDoctor(knex)).id, (await buildDoctor(knex)).id, (await buildDoctor(knex)).id];
  const pharmacies = { first: (await buildPharmacy(knex)).id, other: (await buildPharmacy(knex)).id };
  const made = {
    decided: await decided(knex, { doctorId: first, pharmacyId: pharmacies.first }),
    other: await decided(knex, { doctorId: other, pharmacyId: pharmacies.other }),
    claimed: await inReview(knex, first, first),
    pool: await inReview(knex, null, other),
    returned: await decided(knex, { doctorId: other, pharmacyId: pharmacies.first, isReturned: true }),
    unpaid: await unpaid(knex, other),
  };
  await buildConsultation(knex, { doctorId: other, patientId: made.other.patientId, treatmentId: made.other.treatmentId });
  await buildConsultation(knex, { doctorId: first, patientId: made.decided.patientId, treatmentId: made.decided.treatmentId });
  await surroundWithTimes(knex, made.other.patientId, other);
  await surroundWithTimes(knex, made.decided.patientId, first);
  for (const story of ['decided', 'other'] as const)
    await buildInvitation(knex, { inviterId: made[story].patientId, role: 'pharmacy', pharmacyId: pharmacies[story === 'decided' ? 'first' : 'other'] });
  // A consultation that never took place makes no one a doctor's patient, and the doctor who treats the patient still sees that it was booked.
  await buildConsultation(knex, { doctorId: stranger, patientId: made.claimed.patientId, treatmentId: made.claimed.treatmentId, status: 'cancelled' });
  await insertColleague(knex, made.claimed.treatmentId, other);
  // Diaries that are shared; the doctor of a returned prescription has the diary hidden, the other patient did not consent.
  for (const story of ['decided', 'claimed', 'pool', 'returned'] as const) await buildDiaryConsent(knex, made[story].patientId);
  for (const { patientId, treatmentId } of [made.returned, made.other]) await knex('diary_withheld').insert({ treatmentId, patientId, withheldAt: new Date() });
  const pick = <K extends 'patientId' | 'treatmentId'>(key: K): Record<Story, string> =>
    Object.fromEntries(stories.map((story) => [story, made[story][key]])) as Record<Story, string>;
  const sendingOf = async ({ treatmentId }: { treatmentId: string }): Promise<string> => (await knex('sendings').where({ treatmentId }).first('id')).id;
  const outsider = await buildPatient(knex);
  // The stranger is a trusted person of all of them, and invited by all of them once more.
  for (const { patientId } of Object.values(made)) {
    await buildCaregiver(knex, { patientId, caregiverId: outsider.id });
    await buildCaregiver(knex, { patientId, place: 2, status: 'pending', email: outsider.email, tokenHash: linkHashOf(patientId) });
  }
  return {
    sendings: { decided: await sendingOf(made.decided), returned: await sendingOf(made.returned) },
    patients: pick('patientId'),
    treatments: pick('treatmentId'),
    doctors: { first, other, stranger },
    pharmacies,
    admin: (await buildAdmin(knex)).id,
    stranger: outsider.id,
  };
};
