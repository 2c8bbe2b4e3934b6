import type { AnswerQuestionInput } from '@blattwerk/contract/pharmacy-questions/shapes';
import type { AnswerAction } from '@blattwerk/contract/pharmacy-questions/states';
import { questionStates } from '@blattwerk/contract/pharmacy-questions/states';
import type { PlanLine } from '@blattwerk/contract/prescriptions/shapes';
import type { Override } from '@blattwerk/contract/treatments/decision-shapes';
import { audit } from '../../kernel/audit.ts';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { transition } from '../../kernel/state-machine.ts';
import { isReplaceable, Prescription, recordEvent, revokePrescription, notifyPharmacy } from '../prescriptions/public.ts';
import { readSetting } from '../settings/public.ts';
import { checkedLine } from './new-version.ts';
import { visibleTo, type PharmacyQuestion } from './pharmacy-question.model.ts';
import { findQuestion } from './pharmacy-questions.queries.ts';

type Answer = { action: AnswerAction; text: string | null; line?: PlanLine & { productName: string }; overrides?: Override[] };

/**
 * The question, locked, with its prescription, for the doctor who answers.
 * @throws doctor.notActive, pharmacyQuestion.notFound, pharmacyQuestion.notOpen
 */
const lockOpen = async (ctx: Ctx<Member>, id: string): Promise<{ question: PharmacyQuestion; prescription: Prescription }> => {
  if (!ctx.actor.isWorking) throw failure('doctor.notActive');
  const own = visibleTo(ctx.trx, ctx.actor).where('pharmacy_questions.id', id).forUpdate();
  const question = found(await own.first<PharmacyQuestion | undefined>('pharmacy_questions.*'), 'pharmacyQuestion.notFound');
  const row = await findQuestion(ctx, id);
  if (!row.isLive || question.status !== 'open') throw failure('pharmacyQuestion.notOpen');
  return { question, prescription: await Prescription.query(ctx.trx).findById(question.prescriptionId).throwIfNotFound() };
};

const columnsOf = (ctx: Ctx<Member>, { action, text, line, overrides = [] }: Answer) => ({
  answerAction: action,
  answerText: text,
  answerLine: line ? JSON.stringify(line) : null,
  answerOverrides: JSON.stringify(overrides),
  answeredAt: ctx.clock.now(),
  answeredById: ctx.actor.id,
});

const auditAnswer = (ctx: Ctx, question: PharmacyQuestion, after: Record<string, unknown>): Promise<void> =>
  audit(ctx, { action: 'pharmacy-question.answer', objectType: 'prescription', objectId: question.prescriptionId, patientId: question.patientId, after });

/** Words alone, or words with the revocation: they are there at once. */
const answerNow = async (ctx: Ctx<Member>, question: PharmacyQuestion, prescription: Prescription, answer: Answer): Promise<void> => {
  await recordEvent(ctx, prescription, 'answered');
  await transition(ctx.trx, 'pharmacy_questions', question, { table: questionStates, action: 'answer', set: columnsOf(ctx, answer) });
  await auditAnswer(ctx, question, { questionId: question.id, action: answer.action });
  if (answer.action === 'answer') await notifyPharmacy(ctx, prescription, 'pharmacy-answered', question.id);
};

/** A new version waits for the time to undo, like every decision; the job issues it. */
const hold = async (ctx: Ctx<Member>, question: PharmacyQuestion, answer: Answer): Promise<void> => {
  const holdId = newId();
  const releasesAt = later(ctx.clock.now(), (await readSetting(ctx, 'treatments.undoSeconds')) * duration.seconds);
  const set = { ...columnsOf(ctx, answer), holdId, releasesAt };
  await transition(ctx.trx, 'pharmacy_questions', question, { table: questionStates, action: 'hold', set });
  await auditAnswer(ctx, question, { questionId: question.id, action: answer.action, releasesAt: releasesAt.toISOString() });
  await ctx.jobs.send('pharmacy-questions.release-answer', { questionId: question.id, holdId }, { startAfter: releasesAt });
};

/**
 * Answers a question: with words, a new version (the time to undo holds for it), or the revocation of the prescription.
 * @throws as lockOpen, pharmacyQuestion.textRequired, pharmacyQuestion.lineRequired, prescription.alreadyDispensed, and as an approval for the new line
 */
export const answerQuestion = async (ctx: Ctx<Member>, { id, action, text, reason, ...version }: AnswerQuestionInput): Promise<void> => {
  const { question, prescription } = await lockOpen(ctx, id);
  if (action === 'answer' || action === 'revoke') {
    if (text === undefined) throw failure('pharmacyQuestion.textRequired');
    if (action === 'revoke') await revokePrescription(ctx, prescription.id, { reason: reason ?? (question.type === 'doubt' ? 'doubt' : 'error'), text });
    return answerNow(ctx, question, prescription, { action, text });
  }
  if (!isReplaceable(prescription)) throw failure('prescription.alreadyDispensed');
  await hold(ctx, question, { action, text: text ?? null, ...(await checkedLine(ctx, prescription, version)) });
};

/**
 * Takes a new version back before it has left; the question is open again.
 * @throws doctor.notActive, pharmacyQuestion.notFound, pharmacyQuestion.undoTooLate
 */
export const undoAnswer = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  if (!ctx.actor.isWorking) throw failure('doctor.notActive');
  const own = visibleTo(ctx.trx, ctx.actor).where('pharmacy_questions.id', id).forUpdate();
  const question = found(await own.first<PharmacyQuestion | undefined>('pharmacy_questions.*'), 'pharmacyQuestion.notFound');
  const none = { answerAction: null, answerText: null, answerLine: null, answerOverrides: '[]', answeredAt: null, answeredById: null };
  await transition(ctx.trx, 'pharmacy_questions', question, { table: questionStates, action: 'undo', set: { ...none, holdId: null, releasesAt: null } });
  const { prescriptionId: objectId, patientId } = question;
  await audit(ctx, {
    action: 'pharmacy-question.undo',
    objectType: 'prescription',
    objectId,
    patientId,
    before: { questionId: id, action: question.answerAction },
  });
};
