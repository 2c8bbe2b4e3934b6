import type { Message, MessageKind } from '@blattwerk/contract/treatments/message-shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { germanDay } from '../../kernel/german-day.ts';
import type { TreatmentMessage } from './treatment-message.model.ts';

type SentFile = Message['files'][number];

export interface MessageRow extends Pick<TreatmentMessage, 'id' | 'treatmentId' | 'kind' | 'text' | 'form' | 'answers' | 'readAt' | 'createdAt'> {
  title: string | null;
  firstName: string;
  lastName: string;
  files: SentFile[];
}

export const presentMessage = (row: MessageRow): Message => ({
  id: row.id,
  kind: row.kind,
  text: row.text,
  authorName: fullName(row),
  createdAt: row.createdAt.toISOString(),
  readAt: row.readAt?.toISOString() ?? null,
  form: row.form,
  answers: row.answers,
  files: row.files,
});

const ofThread = ['question', 'answer', 'message', 'reply'] as const satisfies readonly MessageKind[];

const filesOf = (trx: Knex, messageIds: string[]): Promise<(SentFile & { messageId: string })[]> =>
  trx('uploads')
    .whereIn('messageId', messageIds)
    .orderBy(['createdAt', 'id'])
    .select<(SentFile & { messageId: string })[]>('id', 'messageId', 'name', 'contentType as type', 'bytes as size', 'status');

/** What patient and doctor wrote, in order; the doctors' notes only where they are asked for. */
export const messagesOf = async (trx: Knex, treatmentIds: string[], kinds: readonly MessageKind[] = ofThread): Promise<MessageRow[]> => {
  const rows = await trx('treatment_messages')
    .join('users', 'users.id', 'treatment_messages.authorId')
    .whereIn('treatment_messages.treatmentId', treatmentIds)
    .whereIn('treatment_messages.kind', [...kinds])
    .orderBy(['treatment_messages.createdAt', 'treatment_messages.id'])
    .select<Omit<MessageRow, 'files'>[]>('treatment_messages.*', 'users.title', 'users.firstName', 'users.lastName');
  const files = await filesOf(
    trx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    files: files.filter(({ messageId }) => messageId === row.id).map(({ messageId: _message, ...file }) => file),
  }));
};

/** Whether patient and doctor can write about a request: during its review, and as long as one of its prescriptions is valid, dispensed or not. */
export const takesMessages = ({ trx, clock }: Pick<Ctx, 'trx' | 'clock'>): Knex.Raw =>
  trx.raw(
    `(treatments.status = 'in-review' OR (treatments.status = 'approved' AND EXISTS (
      SELECT FROM prescriptions WHERE prescriptions.treatment_id = treatments.id AND prescriptions.valid_until >= ?)))`,
    [germanDay(clock.now())],
  );

export const isOpenForMessages = async (ctx: Ctx, treatmentId: string): Promise<boolean> =>
  (await ctx.trx('treatments').where({ id: treatmentId }).whereRaw(takesMessages(ctx)).first('id')) !== undefined;
