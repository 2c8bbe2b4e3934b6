import type { AttestationCreateInput, AttestationIssueInput, AttestationReasonInput, AttestationRequestInput } from '@blattwerk/contract/attestations/shapes';
import { usualCardMonths, type TravelDetails } from '@blattwerk/contract/attestations/shapes';
import { attestationStates, type AttestationAction } from '@blattwerk/contract/attestations/states';
import { totalQuantity } from '@blattwerk/contract/prescriptions/repeats';
import { DateTime } from 'luxon';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { germanDay } from '../../kernel/german-day.ts';
import { newCheckCode, newId } from '../../kernel/ids.ts';
import { nextState, transition } from '../../kernel/state-machine.ts';
import { queueMail } from '../mails/public.ts';
import { isAttestable, prescriptionsVisibleTo, type Prescription } from '../prescriptions/public.ts';
import { User } from '../users/public.ts';
import { Attestation, visibleTo } from './attestation.model.ts';
import { nextNumber } from './attestations.queries.ts';

const zone = 'Europe/Berlin';

/** @throws prescription.not.found, attestation.notEligible when it is void or has expired unredeemed */
const eligible = async (ctx: Ctx<Member>, prescriptionId: string): Promise<Prescription> => {
  const row: Prescription = found(
    await prescriptionsVisibleTo(ctx.trx, ctx.actor).where('prescriptions.id', prescriptionId).first('prescriptions.*'),
    'prescription.not.found',
  );
  if (ctx.actor.role === 'doctor' && row.doctorId !== ctx.actor.id) throw failure('prescription.not.found');
  if (!isAttestable(row)) throw failure('attestation.notEligible');
  return row;
};

/** @throws attestation.tooMuch, attestation.travelPast */
const checkTravel = (ctx: Ctx, { from, amount }: Pick<TravelDetails, 'from' | 'amount'>, prescription: Prescription): void => {
  if (from < germanDay(ctx.clock.now())) throw failure('attestation.travelPast');
  if (amount > totalQuantity(prescription)) throw failure('attestation.tooMuch');
};

/** A certificate for travel without its details is a mistake of the caller's. @throws server.badRequest */
const travelOf = ({ kind, travel }: AttestationRequestInput): TravelDetails | null => {
  if ((kind === 'travel-certificate') === (travel !== undefined)) return travel ?? null;
  throw failure('server.badRequest', { fields: [{ path: 'travel', message: 'travel' }] });
};

const plusDays = (day: string, days: number): string => DateTime.fromISO(day).plus({ days }).toISODate() ?? day;

/** A card holds from today for some months, a certificate for the days of the journey. */
const validity = (ctx: Ctx, travel: TravelDetails | null, months: number): Pick<Attestation, 'validFrom' | 'validUntil'> => {
  if (travel) return { validFrom: travel.from, validUntil: plusDays(travel.from, travel.days - 1) };
  const today = germanDay(ctx.clock.now());
  const end = DateTime.fromISO(today).plus({ months }).minus({ days: 1 }).toISODate();
  return { validFrom: today, validUntil: end };
};

const newRow = async (ctx: Ctx<Member>, { kind, prescriptionId }: AttestationRequestInput, prescription: Prescription) => {
  const now = ctx.clock.now();
  const { year } = DateTime.fromJSDate(now, { zone });
  return {
    id: newId(),
    number: `B-${year}-${String(await nextNumber(ctx)).padStart(6, '0')}`,
    kind,
    prescriptionId,
    patientId: prescription.patientId,
    doctorId: prescription.doctorId,
    checkCode: newCheckCode(),
    requestedAt: now,
    createdAt: now,
    updatedAt: now,
  };
};

const localeOf = async (ctx: Ctx, userId: string): Promise<User['locale']> => (await User.query(ctx.trx).findById(userId).throwIfNotFound()).locale;

const note = (ctx: Ctx, action: AttestationAction | 'ask' | 'create' | 'download', { id, patientId, kind }: Attestation): Promise<void> =>
  audit(ctx, { action: `attestation.${action}`, objectType: 'attestation', objectId: id, patientId, after: { kind } });

/** @throws prescription.not.found, attestation.notEligible, attestation.tooMuch, attestation.travelPast, attestation.alreadyRequested */
export const requestAttestation = async (ctx: Ctx<Member>, input: AttestationRequestInput): Promise<string> => {
  const travel = travelOf(input);
  const prescription = await eligible(ctx, input.prescriptionId);
  if (travel) checkTravel(ctx, travel, prescription);
  const row = await Attestation.query(ctx.trx).insertAndFetch({ ...(await newRow(ctx, input, prescription)), travel, status: 'requested', isAsked: true });
  await note(ctx, 'ask', row);
  const recipientId = row.doctorId;
  const locale = await localeOf(ctx, recipientId);
  await queueMail(ctx, { template: 'attestation-asked', recipientId, locale, params: {}, dedupeKey: `attestation-asked:${row.id}` });
  return row.id;
};

/** The document, and a mail to the patient, follow the decision. */
const issued = async (ctx: Ctx<Member>, row: Attestation): Promise<void> => {
  await ctx.jobs.send('attestations.issue-document', { attestationId: row.id }, { key: row.id });
  await tellPatient(ctx, row);
};

const tellPatient = async (ctx: Ctx, { id, patientId, status }: Attestation): Promise<void> =>
  queueMail(ctx, {
    template: 'attestation-decided',
    recipientId: patientId,
    locale: await localeOf(ctx, patientId),
    params: {},
    dedupeKey: `attestation-${status}:${id}`,
  });

/** @throws prescription.not.found, attestation.notEligible, attestation.tooMuch, attestation.travelPast */
export const createAttestation = async (ctx: Ctx<Member>, { months = usualCardMonths, ...input }: AttestationCreateInput): Promise<string> => {
  const travel = travelOf(input);
  const prescription = await eligible(ctx, input.prescriptionId);
  if (travel) checkTravel(ctx, travel, prescription);
  const decision = { status: 'issued' as const, isAsked: false, decidedAt: ctx.clock.now(), ...validity(ctx, travel, months) };
  const row = await Attestation.query(ctx.trx).insertAndFetch({ ...(await newRow(ctx, input, prescription)), travel, ...decision });
  await note(ctx, 'create', row);
  await issued(ctx, row);
  return row.id;
};

/** @throws server.notFound, invalid.status when the step is not possible now */
const before = async (ctx: Ctx<Member>, id: string, action: AttestationAction): Promise<Attestation> => {
  const row: Attestation = found(await visibleTo(ctx.trx, ctx.actor).where('attestations.id', id).first('attestations.*'), 'server.notFound');
  nextState(attestationStates, action, row.status);
  return row;
};

const move = async (ctx: Ctx<Member>, row: Attestation, action: AttestationAction, set: Record<string, unknown>): Promise<Attestation> => {
  const moved = await transition(ctx.trx, 'attestations', row, { table: attestationStates, action, set });
  await note(ctx, action, moved);
  return moved;
};

/** @throws server.notFound, invalid.status, attestation.notEligible, attestation.tooMuch, attestation.travelPast */
export const issueAttestation = async (ctx: Ctx<Member>, { id, months = usualCardMonths, amount }: AttestationIssueInput): Promise<void> => {
  const row = await before(ctx, id, 'issue');
  const prescription = await eligible(ctx, row.prescriptionId);
  const travel = row.travel && { ...row.travel, amount: amount ?? row.travel.amount };
  if (travel) checkTravel(ctx, travel, prescription);
  const set = { travel: travel && JSON.stringify(travel), decidedAt: ctx.clock.now(), ...validity(ctx, travel, months) };
  await issued(ctx, await move(ctx, row, 'issue', set));
};

/** @throws server.notFound, invalid.status */
export const declineAttestation = async (ctx: Ctx<Member>, { id, reason }: AttestationReasonInput): Promise<void> => {
  const row = await before(ctx, id, 'decline');
  await tellPatient(ctx, await move(ctx, row, 'decline', { reason, decidedAt: ctx.clock.now() }));
};

/** From now on the check by its code says that it is void. @throws server.notFound, invalid.status */
export const revokeAttestation = async (ctx: Ctx<Member>, { id, reason }: AttestationReasonInput): Promise<void> => {
  const row = await before(ctx, id, 'revoke');
  await tellPatient(ctx, await move(ctx, row, 'revoke', { reason }));
};

/** @throws server.notFound, invalid.status */
export const withdrawAttestation = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const row = await before(ctx, id, 'withdraw');
  await move(ctx, row, 'withdraw', { decidedAt: ctx.clock.now() });
};

/** The document's file; the audit log says that it was read. @throws server.notFound, document.notReady while it is being made */
export const fileOf = async (ctx: Ctx<Member>, id: string): Promise<string> => {
  const row: Attestation = found(await visibleTo(ctx.trx, ctx.actor).where('attestations.id', id).first('attestations.*'), 'server.notFound');
  await note(ctx, 'download', row);
  return found(row.fileId, 'document.notReady');
};
