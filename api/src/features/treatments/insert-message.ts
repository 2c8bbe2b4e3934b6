import type { FormAnswer, MessageKind, QuestionForm } from '@blattwerk/contract/treatments/message-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { TreatmentMessage } from './treatment-message.model.ts';
import type { Treatment } from './treatment.model.ts';

const actions: Record<MessageKind, string> = {
  question: 'treatment.ask',
  answer: 'treatment.answer',
  note: 'treatment.note',
  message: 'treatment.write-message',
  reply: 'treatment.reply',
};

/** Writes a line about a request, with the form of a question or what an answer says to it. @returns its id */
export const insertMessage = async (
  ctx: Ctx<Member>,
  treatment: Pick<Treatment, 'id' | 'patientId'>,
  kind: MessageKind,
  text: string,
  more: { form?: QuestionForm; answers?: FormAnswer[] } = {},
): Promise<string> => {
  const id = newId();
  await TreatmentMessage.query(ctx.trx).insert({ id, treatmentId: treatment.id, authorId: ctx.actor.id, kind, text, ...more, createdAt: ctx.clock.now() });
  await audit(ctx, { action: actions[kind], objectType: 'treatment', objectId: treatment.id, patientId: treatment.patientId });
  return id;
};
