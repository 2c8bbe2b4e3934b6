import { messageLimits, type FormAnswer, type FormValue } from '@blattwerk/contract/treatments/message-shapes';
import { readForm } from '@blattwerk/contract/treatments/question-form';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { queueMail } from '../mails/public.ts';
import { resumeClock } from './clock.ts';
import { insertMessage } from './insert-message.ts';
import { isOpenForMessages } from './messages.queries.ts';
import { TreatmentMessage } from './treatment-message.model.ts';
import type { Treatment } from './treatment.model.ts';
import { localeOf, lockVisible } from './treatments.service.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** A patient's message or answer is written: the files that it names leave with it. @throws file.notFound */
    messageIsWritten(ctx: Ctx, message: { id: string; treatmentId: string; patientId: string; uploadIds: readonly string[] }): Promise<void>;
  }
}

type Kind = TreatmentMessage['kind'];
const ofDoctor = ['question', 'reply'] as const satisfies readonly Kind[];
const ofPatient = ['answer', 'message'] as const satisfies readonly Kind[];

const unread = (ctx: Ctx, treatmentId: string, kinds: readonly Kind[]) =>
  TreatmentMessage.query(ctx.trx)
    .where({ treatmentId })
    .whereIn('kind', [...kinds])
    .whereNull('readAt');

/** @throws treatment.messagesClosed before the review, and when no prescription of the request is valid any more */
const assertOpen = async (ctx: Ctx, { id }: Treatment): Promise<void> => {
  if (!(await isOpenForMessages(ctx, id))) throw failure('treatment.messagesClosed');
};

/** The request is locked, so that of many messages at once no more are counted than one after the other. @throws treatment.tooManyMessages */
const assertFew = async (ctx: Ctx<Member>, treatmentId: string): Promise<void> => {
  const now = ctx.clock.now();
  const written = await TreatmentMessage.query(ctx.trx)
    .where({ treatmentId, kind: 'message' })
    .where('createdAt', '>', later(now, -duration.hours))
    .orderBy('createdAt', 'desc')
    .limit(messageLimits.perHour)
    .select('createdAt');
  const oldest = written[messageLimits.perHour - 1];
  if (!oldest) return;
  const waits = later(oldest.createdAt, duration.hours).getTime() - now.getTime();
  throw failure('treatment.tooManyMessages', { retryAfterSeconds: Math.max(1, Math.ceil(waits / 1000)) });
};

const sendFiles = async (ctx: Ctx<Member>, { id: treatmentId, patientId }: Treatment, id: string, uploadIds: readonly string[] = []): Promise<void> => {
  if (uploadIds.length > 0) await ctx.hooks.messageIsWritten(ctx, { id, treatmentId, patientId, uploadIds });
};

interface Written {
  id: string;
  text: string;
  uploadIds?: string[] | undefined;
}

/**
 * The patient writes. The doctor gets one mail, and no other one before it is read; a request that no doctor has is read by the one who takes it.
 * @throws treatment.notFound, treatment.messagesClosed, treatment.tooManyMessages, file.notFound
 */
export const writeMessage = async (ctx: Ctx<Member>, { id, text, uploadIds }: Written): Promise<void> => {
  const treatment = await lockVisible(ctx, id);
  await assertOpen(ctx, treatment);
  await assertFew(ctx, id);
  const isFirst = (await unread(ctx, id, ['message']).resultSize()) === 0;
  const messageId = await insertMessage(ctx, treatment, 'message', text);
  await sendFiles(ctx, treatment, messageId, uploadIds);
  if (!isFirst || treatment.doctorId === null) return;
  await queueMail(ctx, {
    template: 'patient-message',
    recipientId: treatment.doctorId,
    locale: await localeOf(ctx, treatment.doctorId),
    params: {},
    dedupeKey: `patient-message:${messageId}`,
  });
};

/** @throws treatment.notFound, doctor.notAssigned */
const lockOwn = async (ctx: Ctx<Member>, id: string): Promise<Treatment> => {
  const treatment = await lockVisible(ctx, id);
  if (treatment.doctorId !== ctx.actor.id) throw failure('doctor.notAssigned');
  return treatment;
};

/**
 * The doctor writes; the time of the review goes on. The patient gets one mail, and no other one before it is read.
 * @throws treatment.notFound, doctor.notActive, doctor.notAssigned, treatment.messagesClosed
 */
export const replyToPatient = async (ctx: Ctx<Member>, { id, text }: { id: string; text: string }): Promise<void> => {
  if (!ctx.actor.isWorking) throw failure('doctor.notActive');
  const treatment = await lockOwn(ctx, id);
  await assertOpen(ctx, treatment);
  const isFirst = (await unread(ctx, id, ofDoctor).resultSize()) === 0;
  const messageId = await insertMessage(ctx, treatment, 'reply', text);
  if (!isFirst) return;
  await queueMail(ctx, {
    template: 'doctor-message',
    recipientId: treatment.patientId,
    locale: await localeOf(ctx, treatment.patientId),
    params: { treatmentId: id },
    dedupeKey: `doctor-message:${messageId}`,
  });
};

/** The patient has read what the doctor wrote. @throws treatment.notFound */
export const readMessages = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  await lockVisible(ctx, id);
  await unread(ctx, id, ofDoctor).patch({ readAt: ctx.clock.now() });
};

/** The doctor has read what the patient wrote. @returns how many lines @throws treatment.notFound, doctor.notAssigned */
export const seeMessages = async (ctx: Ctx<Member>, id: string): Promise<number> => {
  await lockOwn(ctx, id);
  return unread(ctx, id, ofPatient).patch({ readAt: ctx.clock.now() });
};

/** Questions since the last answer, the oldest first; none where nothing waits for the patient. */
const openQuestions = async (ctx: Ctx, treatmentId: string): Promise<TreatmentMessage[]> => {
  const thread = await TreatmentMessage.query(ctx.trx).where({ treatmentId }).whereIn('kind', ['question', 'answer']).orderBy(['createdAt', 'id']);
  return thread.slice(thread.findLastIndex(({ kind }) => kind === 'answer') + 1);
};

const wrong = (paths: readonly string[]): Error => failure('server.badRequest', { fields: paths.map((path) => ({ path, message: 'value' })) });

interface Answered {
  text: string;
  answers?: FormAnswer[];
}

/**
 * Where several questions are open, the newest form counts. Words are needed where a question has no form.
 * @throws treatment.formIncomplete with the fields that are missing, server.badRequest for values that do not fit
 */
const readAnswer = (
  questions: readonly TreatmentMessage[],
  given: { text?: string | undefined; answers?: Record<string, FormValue> | undefined },
): Answered => {
  const form = questions.findLast((question) => question.form !== null)?.form ?? [];
  const { missing, invalid, answers } = readForm(form, given.answers ?? {});
  if (invalid.length > 0) throw wrong(invalid.map((id) => `answers.${id}`));
  const needsText = given.text === undefined && questions.some((question) => question.form === null);
  if (needsText && form.length === 0) throw wrong(['text']);
  if (missing.length > 0 || needsText) throw failure('treatment.formIncomplete', { missing: [...missing, ...(needsText ? ['text'] : [])] });
  return { text: given.text ?? '', ...(form.length > 0 ? { answers } : {}) };
};

interface GivenAnswer {
  id: string;
  text?: string | undefined;
  uploadIds?: string[] | undefined;
  answers?: Record<string, FormValue> | undefined;
}

/**
 * Answers the doctor's open question; the clock goes on.
 * @throws treatment.notFound, treatment.cantProcessed when nothing was asked or the decision is made, as readAnswer, file.notFound
 */
export const answerQuestion = async (ctx: Ctx<Member>, { id, uploadIds, ...given }: GivenAnswer): Promise<void> => {
  const treatment = await lockVisible(ctx, id);
  const questions = treatment.status === 'in-review' ? await openQuestions(ctx, id) : [];
  if (questions.length === 0) throw failure('treatment.cantProcessed');
  const { text, ...answered } = readAnswer(questions, given);
  const messageId = await insertMessage(ctx, treatment, 'answer', text, answered);
  await unread(ctx, id, ofDoctor).patch({ readAt: ctx.clock.now() });
  await sendFiles(ctx, treatment, messageId, uploadIds);
  await resumeClock(ctx, treatment);
};
