import type { ContactAnswer, ContactRequestInput } from '@blattwerk/contract/contact-requests/shapes';
import { contactRequestStates } from '@blattwerk/contract/contact-requests/states';
import { DateTime } from 'luxon';
import { addressKey, attemptKey, takeOrNone, takeTry } from '../../kernel/attempts.ts';
import { audit } from '../../kernel/audit.ts';
import { duration } from '../../kernel/clock.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { normalizePhone } from '../../kernel/phone.ts';
import { isSameToken, sealedIdOf } from '../../kernel/sealed-token.ts';
import { contactAnswerToken, queueMail } from '../mails/public.ts';
import { readSetting } from '../settings/public.ts';
import { findByLink, insertMessage, nextNumber } from './sent-messages.queries.ts';

/** The limit of messages from one network in an hour. */
const maxMessages = 10;
/** The limit of confirmations to one address in a day, so that our mails cannot be used against strangers; messages count beyond it. */
const maxConfirmations = 5;

/** Counted outside of transactions. @returns whether the address gets a confirmation still @throws auth.tooManyAttempts */
export const takeMessage = async (ctx: Ctx, email: string): Promise<boolean> => {
  await takeTry(ctx, [{ key: addressKey(ctx, 'contact-requests'), tries: maxMessages, within: duration.hours }]);
  return (await takeOrNone(ctx, [{ key: attemptKey(ctx, 'contact-confirmations', email), tries: maxConfirmations, within: duration.days }])) === null;
};

const berlinYear = (at: Date): number => DateTime.fromJSDate(at, { zone: 'Europe/Berlin' }).year;

/** Keeps a message and confirms it by mail, without a word of it. */
export const sendMessage = async (ctx: Ctx, { topic, name, email, phone, message }: ContactRequestInput, getsConfirmation: boolean): Promise<void> => {
  const at = ctx.clock.now();
  const id = newId();
  const number = `K-${berlinYear(at)}-${String(await nextNumber(ctx)).padStart(6, '0')}`;
  const patientId = ctx.actor.role === 'patient' ? ctx.actor.id : null;
  const { locale } = ctx;
  await insertMessage(ctx, {
    ...{ id, number, topic, name, email, phone: phone ? normalizePhone(phone) : null, message, locale, patientId },
    ...{ status: contactRequestStates.initial, createdAt: at, updatedAt: at },
  });
  await audit(ctx, { action: 'contact-request.send', objectType: 'contact-request', objectId: id, patientId });
  if (!getsConfirmation) return;
  await queueMail(ctx, {
    ...{ template: 'contact-received', recipientAddress: email, locale },
    ...{
      params: { name, number, receivedAt: at.toISOString(), days: await readSetting(ctx, 'content.contactAnswerDays') },
      dedupeKey: `contact-received:${id}`,
    },
  });
};

/** @throws token.invalid for a link that is not ours, and for a message that is gone */
export const readAnswer = async (ctx: Ctx, token: string): Promise<ContactAnswer> => {
  const id = sealedIdOf(token);
  if (!id || !isSameToken(token, contactAnswerToken(ctx.secrets, id))) throw failure('token.invalid');
  const row = await findByLink(ctx, id);
  if (!row?.answer || !row.answeredAt) throw failure('token.invalid');
  return { number: row.number, topic: row.topic, answer: row.answer, answeredAt: row.answeredAt.toISOString() };
};
