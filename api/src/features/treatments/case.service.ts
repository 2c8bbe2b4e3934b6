import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import { messageKinds } from '@blattwerk/contract/treatments/message-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { ageOn, otherBirthRefusedAt } from '../accounts/public.ts';
import { User } from '../users/public.ts';
import { HealthState, readDefinition } from '../health-states/public.ts';
import { readIdentityState } from '../identity-checks/public.ts';
import { printedForm } from '../prescriptions/public.ts';
import { readSetting, readSettings } from '../settings/public.ts';
import { changesBetween, presentCaseConsultation, presentDecision, presentEarlier, presentRequested, safetyChangesOf } from './case.presenter.ts';
import {
  consultationOf,
  documentsOf,
  earlierTreatments,
  prescriptionsOfPatient,
  previousState,
  safetyRows,
  stockedProducts,
  wishedRows,
} from './case.queries.ts';
import { birthHint } from './birth-hint.ts';
import { plannedProducts } from './approval-gates.ts';
import { presentFollowUp } from './follow-up.presenter.ts';
import { followUpsOf } from './follow-up.queries.ts';
import { readPlanLimits, recentAmounts } from './plan-limits.ts';
import { hintsOf } from './hints.ts';
import { checkMedicines } from './medicine-check.ts';
import { readIssuedInvoice } from './correct-invoice.service.ts';
import { readIssuedLetter } from './correct-letter.service.ts';
import { readProposal } from './invoice-items.ts';
import { lastPlanOf } from './last-plan.ts';
import { liveContactOf } from './live-contact.ts';
import { messagesOf, presentMessage } from './messages.queries.ts';
import { pendingDecisionOf, type PendingDecision } from './pending-decision.service.ts';
import { findInQueue } from './queue.queries.ts';
import type { Treatment } from './treatment.model.ts';

const patientOf = async (ctx: Ctx, patientId: string): Promise<TreatmentCase['patient']> => {
  const user = await User.query(ctx.trx).findById(patientId).throwIfNotFound();
  const { id, title, email, phone, street, houseNum, zipCode, city } = user;
  const dob = user.bornOn ?? '';
  return {
    id,
    name: fullName({ firstName: user.firstName, lastName: user.lastName }),
    title,
    dob,
    age: ageOn(dob, ctx.clock.now()),
    email,
    phone,
    street,
    houseNum,
    zipCode,
    city,
    identity: (await readIdentityState(ctx, id)).status,
    locale: user.locale,
  };
};

/** What the answers say, what changed in them, and what to look at. */
const answersOf = async (
  ctx: Ctx,
  treatment: Treatment,
  age: number,
  prescribed: TreatmentCase['prescribedLately'],
): Promise<Pick<TreatmentCase, 'answers' | 'definition' | 'healthStateVersion' | 'answeredAt' | 'changes' | 'safetyChanges' | 'hints' | 'medicineCheck'>> => {
  const state = await HealthState.query(ctx.trx).findById(treatment.healthStateId).throwIfNotFound();
  const previous = await previousState(ctx, treatment);
  const safetyChanges = safetyChangesOf(await safetyRows(ctx, treatment.patientId, state.version), previous?.version ?? 0);
  const facts = {
    answers: state.answers,
    age,
    flagUnderAge: await readSetting(ctx, 'flagUnderAge'),
    periodDays: await readSetting(ctx, 'doses.periodDays'),
    prescribedLately: prescribed,
    changedSafetyAnswers: safetyChanges.length,
    locale: ctx.locale,
  };
  return {
    answers: state.answers,
    definition: await readDefinition(ctx, state.definition),
    healthStateVersion: state.version,
    answeredAt: (state.completedAt ?? state.updatedAt).toISOString(),
    changes: changesBetween(previous?.answers, state.answers),
    safetyChanges,
    hints: hintsOf(facts),
    medicineCheck: checkMedicines(state.answers.medications),
  };
};

/** What an approval has to be justified against: the amount that was prescribed lately, and the red hints. */
export const readCaseFindings = async (ctx: Ctx, treatment: Treatment): Promise<{ recentGrams: number; redRules: string[] }> => {
  const { age } = await patientOf(ctx, treatment.patientId);
  const recent = await recentAmounts(ctx, treatment.patientId);
  const { hints } = await answersOf(ctx, treatment, age, recent);
  return { recentGrams: recent.g, redRules: [...new Set(hints.filter(({ severity }) => severity === 'red').map(({ rule }) => rule))] };
};

/** A decision that has not left yet reads as one that has. */
const presentHeld = async (ctx: Ctx, { kind, input }: PendingDecision): Promise<TreatmentCase['decision']> => {
  const none = {
    diagnosis: null,
    remoteJustification: null,
    letter: null,
    nextCheckOn: null,
    medicationPlan: [],
    overrides: [],
    declineReason: null,
    declineText: null,
  };
  if (kind === 'decline') return { ...none, declineReason: input.reason, declineText: input.text };
  const names = await plannedProducts(ctx, input.medicationPlan);
  const medicationPlan = input.medicationPlan.map((line, index) => ({ ...line, form: printedForm(line.form), productName: names[index]?.name ?? '' }));
  return {
    ...none,
    diagnosis: input.diagnosis,
    remoteJustification: input.remoteJustification,
    letter: input.letter ?? null,
    nextCheckOn: input.nextCheckOn ?? null,
    medicationPlan,
    overrides: input.overrides ?? [],
  };
};

const requestedOf = async (ctx: Ctx, { id }: Treatment, answers: TreatmentCase['answers']): Promise<TreatmentCase['products']> => {
  const rows = await wishedRows(ctx, id);
  const products = await stockedProducts(
    ctx,
    rows.flatMap(({ productId }) => (productId ? [productId] : [])),
  );
  return rows.map((row) => presentRequested(row, products, answers));
};

/** Everything needed for a decision on one screen. The caller has asked before whether the actor has taken the request. */
export const readCase = async (ctx: Ctx, treatment: Treatment): Promise<TreatmentCase> => {
  const patient = await patientOf(ctx, treatment.patientId);
  const prescriptions = await prescriptionsOfPatient(ctx, treatment.patientId);
  const prescribedLately = await recentAmounts(ctx, treatment.patientId);
  const consultation = await consultationOf(ctx, treatment.id);
  const roomHours = await readSettings(ctx, ['consultations.opensMinutes', 'consultations.closesMinutes']);
  const contact = await liveContactOf(ctx, treatment);
  const answered = await answersOf(ctx, treatment, patient.age, prescribedLately);
  const refusedAt = await otherBirthRefusedAt(ctx, { email: patient.email, bornOn: patient.dob });
  const held = await pendingDecisionOf(ctx, treatment);
  return {
    patient,
    ...answered,
    hints: [...birthHint(refusedAt, ctx.locale), ...answered.hints],
    followUp: presentFollowUp((await followUpsOf(ctx.trx, [treatment.id])).get(treatment.id)),
    products: await requestedOf(ctx, treatment, answered.answers),
    messages: (await messagesOf(ctx.trx, [treatment.id], messageKinds)).map(presentMessage),
    documents: (await documentsOf(ctx, treatment)).map((document) => ({ ...document, at: document.at.toISOString() })),
    earlier: (await earlierTreatments(ctx, treatment)).map((row) => presentEarlier(row, prescriptions)),
    prescribedLately,
    consultation: consultation ? presentCaseConsultation(consultation, roomHours) : null,
    consultationRequestedAt: treatment.consultationRequestedAt?.toISOString() ?? null,
    contact: { kind: contact.kind, at: contact.at?.toISOString() ?? null },
    invoice: await readProposal(ctx, treatment),
    issuedInvoice: await readIssuedInvoice(ctx, treatment),
    issuedLetter: await readIssuedLetter(ctx, treatment),
    lastPlan: await lastPlanOf(ctx, treatment),
    planLimits: await readPlanLimits(ctx),
    maxRepeats: await readSetting(ctx, 'prescription.maxRepeats'),
    decision: held ? await presentHeld(ctx, held) : presentDecision(treatment, prescriptions),
  };
};

/** A file of the case, for the doctor who has the request; the audit log says that it was read. @throws treatment.notFound, doctor.notAssigned, signed.file.notFound */
export const findCaseDocument = async (ctx: Ctx<Member>, treatmentId: string, fileId: string): Promise<string> => {
  const row = await findInQueue(ctx, treatmentId);
  if (row.access !== 'assigned') throw failure('doctor.notAssigned');
  const documents = await documentsOf(ctx, row);
  if (!documents.some((document) => document.fileId === fileId)) throw failure('signed.file.notFound');
  await audit(ctx, { action: 'treatment.download', objectType: 'file', objectId: fileId, patientId: row.patientId });
  return fileId;
};
