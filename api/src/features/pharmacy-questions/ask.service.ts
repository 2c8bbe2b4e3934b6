import type { QuestionType } from '@blattwerk/contract/pharmacy-questions/states';
import { statusesToSupply } from '@blattwerk/contract/prescriptions/supply';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { queueMail } from '../mails/public.ts';
import { isAtPharmacy, isOutdated, prescriptionsVisibleTo, recordEvent, supplyOf, type PharmacyCtx, type Prescription } from '../prescriptions/public.ts';
import { readSetting } from '../settings/public.ts';
import { answerDue } from './answer-due.ts';
import { administrators, answerers, type Staff } from './answerers.queries.ts';
import { PharmacyQuestion } from './pharmacy-question.model.ts';

interface Question {
  prescriptionId: string;
  type: QuestionType;
  text: string | null;
}
const notify = async (ctx: Ctx, staff: Staff[], template: 'pharmacy-question' | 'pharmacy-doubt', questionId: string, dueAt: Date): Promise<void> => {
  for (const { id: recipientId, locale } of staff)
    await queueMail(ctx, {
      template,
      recipientId,
      locale,
      params: { path: `/admin/pharmacy-questions/${questionId}`, dueAt: dueAt.toISOString() },
      dedupeKey: `${template}:${questionId}:${recipientId}`,
    });
};

const ask = async (ctx: Ctx, row: Prescription, askedBy: 'pharmacy' | 'patient', { type, text }: Omit<Question, 'prescriptionId'>): Promise<string> => {
  if (row.status === 'dispensed' || isOutdated(row, ctx.clock.now())) throw failure('prescription.cantProcessed');
  const id = newId();
  const askedAt = ctx.clock.now();
  const dueAt = answerDue(askedAt, await readSetting(ctx, 'pharmacyQuestions.businessHours'));
  const { id: prescriptionId, patientId, doctorId, pharmacyId, sendingId } = row;
  const times = { askedAt, dueAt, createdAt: askedAt, updatedAt: askedAt };
  await PharmacyQuestion.query(ctx.trx).insert({ id, prescriptionId, patientId, doctorId, pharmacyId, sendingId, askedBy, type, text, ...times });
  await recordEvent(ctx, row, 'question');
  await audit(ctx, {
    action: 'pharmacy-question.ask',
    objectType: 'prescription',
    objectId: prescriptionId,
    patientId,
    after: { questionId: id, type, askedBy },
  });
  await notify(ctx, await answerers(ctx, doctorId), 'pharmacy-question', id, dueAt);
  if (type === 'doubt') await notify(ctx, await administrators(ctx), 'pharmacy-doubt', id, dueAt);
  return id;
};

const lockVisible = async (ctx: Ctx, id: string): Promise<Prescription> =>
  found(
    await prescriptionsVisibleTo(ctx.trx, ctx.actor).where('prescriptions.id', id).first<Prescription | undefined>('prescriptions.*'),
    'prescription.not.found',
  );

/**
 * A pharmacy asks the doctor; the prescription stays with it. Returns the question's id.
 * @throws prescription.not.found, prescription.cantProcessed, pharmacyQuestion.alreadyOpen
 */
export const askDoctor = async (ctx: PharmacyCtx, { prescriptionId, type, text }: Question): Promise<string> => {
  const row = await lockVisible(ctx, prescriptionId);
  if (!isAtPharmacy(row)) throw failure('prescription.cantProcessed');
  return ask(ctx, row, 'pharmacy', { type, text });
};

/**
 * The patient asks for something in place of what is sold out where the prescription is, with one press. Returns the question's id.
 * @throws prescription.not.found, prescription.cantProcessed once it is ready, pharmacyQuestion.notSoldOut, pharmacyQuestion.alreadyOpen
 */
export const requestSubstitute = async (ctx: Ctx<Member>, { prescriptionId }: { prescriptionId: string }): Promise<string> => {
  const row = await lockVisible(ctx, prescriptionId);
  if (!statusesToSupply.some((status) => status === row.status)) throw failure('prescription.cantProcessed');
  const supply = (await supplyOf(ctx, [row.treatmentId])).find((one) => one.prescriptionId === prescriptionId);
  if (supply?.availability !== 'sold-out') throw failure('pharmacyQuestion.notSoldOut');
  return ask(ctx, row, 'patient', { type: 'not-available', text: null });
};
