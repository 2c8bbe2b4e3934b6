import type { Mention } from '@blattwerk/contract/dashboard/doctor-shapes';
import type { CaseNote, PatientNote } from '@blattwerk/contract/treatments/team-shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { TreatmentMention } from './treatment-mention.model.ts';
import type { Treatment } from './treatment.model.ts';

interface Named {
  title: string | null;
  firstName: string;
  lastName: string;
}
interface NoteRow extends Named {
  id: string;
  treatmentId: string;
  authorId: string;
  text: string;
  createdAt: Date;
}
type MentionRow = Pick<TreatmentMention, 'messageId' | 'doctorId' | 'cause' | 'seenAt'> & Named;

/** The request and its patient for a doctor who is mentioned in one of its notes; the request itself may be out of their sight. */
export const isMentioned = async ({ trx, actor }: Ctx<Member>, treatmentId: string): Promise<Pick<Treatment, 'id' | 'patientId'> | undefined> => {
  const [row] = await rawRows<{ patientId: string | null }>(trx, 'SELECT patient_of_mention(:treatmentId) AS patient_id', { treatmentId });
  const patientId = row?.patientId;
  return actor.role === 'doctor' && patientId ? { id: treatmentId, patientId } : undefined;
};

const mentionsOf = ({ trx }: Ctx, messageIds: string[]): Promise<MentionRow[]> =>
  trx('treatment_mentions')
    .join('users', 'users.id', 'treatment_mentions.doctorId')
    .whereIn('messageId', messageIds)
    .orderBy(['users.lastName', 'users.id'])
    .select('messageId', 'doctorId', 'cause', 'seenAt', 'users.title', 'users.firstName', 'users.lastName');

const presentNote = (row: NoteRow, mentions: readonly MentionRow[]): CaseNote => ({
  ...{ id: row.id, text: row.text, author: { id: row.authorId, name: fullName(row) }, createdAt: row.createdAt.toISOString() },
  mentions: mentions
    .filter(({ messageId }) => messageId === row.id)
    .map((one) => ({ id: one.doctorId, name: fullName(one), cause: one.cause, seenAt: one.seenAt?.toISOString() ?? null })),
});

/** Internal notes in order; `onlyFor`: those that mention this doctor, or are by them. */
export const notesOf = async (ctx: Ctx, treatmentId: string, { onlyFor, only }: { onlyFor?: string; only?: string }): Promise<CaseNote[]> => {
  const rows: NoteRow[] = await ctx
    .trx('treatment_messages')
    .join('users', 'users.id', 'treatment_messages.authorId')
    .where({ 'treatment_messages.treatmentId': treatmentId, 'treatment_messages.kind': 'note' })
    .where((asked) => {
      if (only !== undefined) asked.where('treatment_messages.id', only);
      if (onlyFor !== undefined)
        asked
          .where('treatment_messages.authorId', onlyFor)
          .orWhereIn('treatment_messages.id', ctx.trx('treatment_mentions').where({ doctorId: onlyFor }).select('messageId'));
    })
    .orderBy(['treatment_messages.createdAt', 'treatment_messages.id'])
    .select('treatment_messages.*', 'users.title', 'users.firstName', 'users.lastName');
  const mentions = await mentionsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => presentNote(row, mentions));
};

/** Internal notes of the actor's own requests of a patient, the newest first. */
export const notesOfPatient = async (ctx: Ctx<Member>, patientId: string): Promise<PatientNote[]> => {
  const rows: (NoteRow & { treatmentNumber: string })[] = await ctx
    .trx('treatment_messages')
    .join('treatments', 'treatments.id', 'treatment_messages.treatmentId')
    .join('users', 'users.id', 'treatment_messages.authorId')
    .where({ 'treatments.patientId': patientId, 'treatments.doctorId': ctx.actor.id, 'treatment_messages.kind': 'note' })
    .orderBy([
      { column: 'treatment_messages.createdAt', order: 'desc' },
      { column: 'treatment_messages.id', order: 'desc' },
    ])
    .select('treatment_messages.*', 'treatments.number as treatmentNumber', 'users.title', 'users.firstName', 'users.lastName');
  const mentions = await mentionsOf(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...presentNote(row, mentions), treatmentId: row.treatmentId, treatmentNumber: row.treatmentNumber }));
};

/** Those of the requests in whose notes the actor is mentioned. */
export const mentionedIn = ({ trx, actor }: Ctx<Member>, treatmentIds: string[]): Promise<string[]> =>
  trx('treatment_mentions').where({ doctorId: actor.id }).whereIn('treatmentId', treatmentIds).distinct().pluck<string[]>('treatment_id');

interface MentionNote extends Named {
  id: string;
  treatmentId: string;
  number: string;
  cause: TreatmentMention['cause'];
  text: string;
  createdAt: Date;
  seenAt: Date | null;
}

/** Notes that mention the actor, those not yet read first; what was read stays for a week. */
export const mentionsOfActor = async (ctx: Ctx<Member>): Promise<Mention[]> => {
  const rows = await rawRows<MentionNote>(
    ctx.trx,
    `SELECT treatment_messages.id, mentions.treatment_id, number_of_mention(mentions.treatment_id) AS number, mentions.cause, treatment_messages.text,
       treatment_messages.created_at, mentions.seen_at, users.title, users.first_name, users.last_name
     FROM treatment_mentions AS mentions JOIN treatment_messages ON treatment_messages.id = mentions.message_id JOIN users ON users.id = mentions.author_id
     WHERE mentions.doctor_id = :me AND (mentions.seen_at IS NULL OR mentions.created_at > :since)
     ORDER BY mentions.seen_at IS NOT NULL, mentions.created_at DESC, mentions.message_id LIMIT 20`,
    { me: ctx.actor.id, since: later(ctx.clock.now(), -7 * duration.days) },
  );
  return rows.map((row) => ({
    ...{ id: row.id, treatmentId: row.treatmentId, number: row.number, cause: row.cause, text: row.text },
    ...{ authorName: fullName(row), at: row.createdAt.toISOString(), isSeen: row.seenAt !== null },
  }));
};
