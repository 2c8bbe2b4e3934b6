import { questionStates } from '@blattwerk/contract/pharmacy-questions/states';
import { audit } from '../../kernel/audit.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { transition } from '../../kernel/state-machine.ts';
import {
  isReplaceable,
  newPrescription,
  Prescription,
  recordEvent,
  replacePrescription,
  notifyPatientOfChange,
  notifyPharmacy,
} from '../prescriptions/public.ts';
import { plannedProducts, workingDoctor } from '../treatments/public.ts';
import { PharmacyQuestion } from './pharmacy-question.model.ts';

const released = { holdId: null, releasesAt: null };
const unanswered = { ...released, answerAction: null, answerText: null, answerLine: null, answerOverrides: '[]', answeredAt: null, answeredById: null };

/** The next version, issued by the doctor who answered; everybody who had the former one is told. */
const issueNext = async (ctx: Ctx<Member>, question: PharmacyQuestion, former: Prescription): Promise<void> => {
  const { answerLine } = question;
  if (!answerLine) throw new Error('an answer with a new version has no line');
  const { productName: _name, ...line } = answerLine;
  const [product] = await plannedProducts(ctx, [line]);
  const next = await replacePrescription(ctx, former, await newPrescription(ctx, line, product));
  const set = { ...released, replacementId: next.id };
  await transition(ctx.trx, 'pharmacy_questions', question, { table: questionStates, action: 'answer', set });
  await recordEvent(ctx, former, 'answered');
  await ctx.jobs.send('treatments.issue-documents', { treatmentId: former.treatmentId });
  await notifyPharmacy(ctx, next, 'prescription-replaced', next.id);
  await notifyPatientOfChange(ctx, next, next.id);
};

/** What cannot be carried out any more: open again for another doctor, or over because the prescription has moved on. */
const drop = async (ctx: Ctx, question: PharmacyQuestion, action: 'undo' | 'close'): Promise<void> => {
  await transition(ctx.trx, 'pharmacy_questions', question, { table: questionStates, action, set: action === 'undo' ? unanswered : released });
  const { id, prescriptionId: objectId, patientId } = question;
  await audit(ctx, { action: `pharmacy-question.${action}`, objectType: 'prescription', objectId, patientId, before: { questionId: id } });
};

/**
 * Issues the new version of an answer as the doctor who gave it. The locks on the question and the prescription decide between this, undo and
 * the pharmacy's steps; a second run finds another `holdId` or none.
 */
export const releaseAnswer = (ctx: Ctx<{ role: 'system' }>, { questionId, holdId }: { questionId: string; holdId: string }): Promise<void> =>
  inTransaction<Ctx['actor'], void>(ctx, async (bound) => {
    const question = await PharmacyQuestion.query(bound.trx).findById(questionId).forUpdate();
    if (question?.status !== 'held' || question.holdId !== holdId) return;
    const former = await Prescription.query(bound.trx).findById(question.prescriptionId).forUpdate().throwIfNotFound();
    if (!isReplaceable(former) || former.sendingId !== question.sendingId) return drop(bound, question, 'close');
    const doctor = await workingDoctor(bound, question.answeredById ?? '');
    if (!doctor) return drop(bound, question, 'undo');
    await issueNext({ ...bound, actor: doctor }, question, former);
  });
