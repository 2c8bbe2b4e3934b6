import type { CaseNote, PatientNote } from '@blattwerk/contract/treatments/team-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { isWorking } from './review.queries.ts';
import { insertMessage } from './insert-message.ts';
import { isMentioned, notesOf, notesOfPatient } from './notes.queries.ts';
import { TreatmentMention } from './treatment-mention.model.ts';
import { Treatment, visibleTo } from './treatment.model.ts';

type Cause = TreatmentMention['cause'];
type About = Pick<Treatment, 'id' | 'patientId'>;

/**
 * The request of a note, for its doctor or for a colleague who is mentioned in one; `isOwn` says for which.
 * @throws treatment.notFound, doctor.notAssigned
 */
const findNoted = async (ctx: Ctx<Member>, id: string): Promise<{ treatment: About; isOwn: boolean }> => {
  const own = await Treatment.query(ctx.trx).findOne({ id, doctorId: ctx.actor.id });
  if (own) return { treatment: own, isOwn: true };
  const mentioned = await isMentioned(ctx, id);
  if (mentioned) return { treatment: mentioned, isOwn: false };
  throw failure((await visibleTo(ctx.trx, ctx.actor).where('treatments.id', id).first('id')) ? 'doctor.notAssigned' : 'treatment.notFound');
};

/** @throws treatment.colleagueAway for someone who does not review */
const assertColleagues = async (ctx: Ctx<Member>, doctorIds: readonly string[]): Promise<void> => {
  for (const doctorId of doctorIds) if (doctorId === ctx.actor.id || !(await isWorking(ctx, doctorId))) throw failure('treatment.colleagueAway');
};

/** Writes a note and tells who is named in it. @returns the id of the note */
export const insertNote = async (
  ctx: Ctx<Member>,
  treatment: About,
  { text, doctorIds, cause }: { text: string; doctorIds: readonly string[]; cause: Cause },
): Promise<string> => {
  const messageId = await insertMessage(ctx, treatment, 'note', text);
  for (const doctorId of new Set(doctorIds))
    await TreatmentMention.query(ctx.trx).insert({
      ...{ messageId, doctorId, treatmentId: treatment.id, authorId: ctx.actor.id, cause, createdAt: ctx.clock.now(), seenAt: null },
    });
  return messageId;
};

/** @throws treatment.notFound, doctor.notAssigned */
export const listNotes = async (ctx: Ctx<Member>, id: string): Promise<CaseNote[]> => {
  const { treatment, isOwn } = await findNoted(ctx, id);
  await audit(ctx, { action: 'treatment.read-notes', objectType: 'treatment', objectId: id, patientId: treatment.patientId });
  return notesOf(ctx, id, isOwn ? {} : { onlyFor: ctx.actor.id });
};

/** What the doctor and colleagues have noted about a patient in the doctor's own requests. @throws user.notExist for a patient of others */
export const listPatientNotes = async (ctx: Ctx<Member>, patientId: string): Promise<PatientNote[]> => {
  found(await Treatment.query(ctx.trx).findOne({ patientId, doctorId: ctx.actor.id }), 'user.notExist');
  await audit(ctx, { action: 'treatment.read-notes', objectType: 'user', objectId: patientId, patientId });
  return notesOfPatient(ctx, patientId);
};

/** A note of a mentioned colleague mentions the doctor who named them, so that the answer is found. @throws treatment.notFound, doctor.notAssigned, treatment.colleagueAway */
export const addNote = async (
  ctx: Ctx<Member>,
  { id, text, mentions = [] }: { id: string; text: string; mentions?: string[] | undefined },
): Promise<CaseNote> => {
  const { treatment, isOwn } = await findNoted(ctx, id);
  await assertColleagues(ctx, mentions);
  const asked = isOwn ? [] : await TreatmentMention.query(ctx.trx).where({ treatmentId: id, doctorId: ctx.actor.id });
  const doctorIds = [...mentions, ...asked.map(({ authorId }) => authorId)];
  const messageId = await insertNote(ctx, treatment, { text, doctorIds, cause: 'mention' });
  const [note] = await notesOf(ctx, id, { only: messageId });
  return note as CaseNote;
};

/** The notes of a request that name the caller have been read. @throws treatment.notFound, doctor.notAssigned */
export const seeNotes = async (ctx: Ctx<Member>, treatmentId: string): Promise<void> => {
  await findNoted(ctx, treatmentId);
  await TreatmentMention.query(ctx.trx).where({ treatmentId, doctorId: ctx.actor.id }).whereNull('seenAt').patch({ seenAt: ctx.clock.now() });
};
