import type { ChatNoteInput } from '@blattwerk/contract/consultations/shapes';
import { DateTime } from 'luxon';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure } from '../../kernel/failure.ts';
import { zone } from '../schedules/public.ts';
import { addCaseNote } from '../treatments/public.ts';
import { Consultation } from './consultation.model.ts';
import { mayCopyChat } from './consultation.policy.ts';
import { findForRoom, lockOwn } from './consultations.queries.ts';
import { readRoomHours } from './room-hours.ts';

const heading = { de: 'Chat der Videosprechstunde', en: 'Chat of the video consultation' } as const;

/**
 * The chat of a call goes into the case, as a note of the request; where there is none that the doctor has taken, as the note of the consultation.
 * @throws server.notFound, consultation.expired.completed.cancelled once the room has closed
 */
export const copyChat = async (ctx: Ctx<Member>, { id, lines }: ChatNoteInput): Promise<number> => {
  const row = await lockOwn(ctx, id);
  if (!mayCopyChat(row, await readRoomHours(ctx), ctx.clock.now())) throw failure('consultation.expired.completed.cancelled');
  const { doctorName, patientName } = await findForRoom(ctx, id);
  const names = { doctor: doctorName, patient: patientName };
  const said = lines.map(({ by, at, text }) => `${DateTime.fromISO(at, { zone }).toFormat('HH:mm')} ${names[by]}: ${text}`);
  const text = [`${heading[ctx.locale]}, ${DateTime.fromJSDate(row.startsAt, { zone }).toFormat('dd.MM.yyyy')}`, ...said].join('\n');
  const isInCase = row.treatmentId !== null && (await addCaseNote(ctx, row.treatmentId, text));
  if (!isInCase)
    await Consultation.query(ctx.trx)
      .findById(id)
      .patch({ note: [row.note, text].filter(Boolean).join('\n\n') });
  await audit(ctx, { action: 'consultation.copy-chat', objectType: 'consultation', objectId: id, patientId: row.patientId, after: { lines: lines.length } });
  return lines.length;
};
