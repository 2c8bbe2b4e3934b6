import type { Knex } from 'knex';
import { stableId } from '../stable-ids.ts';

interface Line {
  /** Sent by the patient without being asked, or the doctor's reply. */
  kind: 'message' | 'reply';
  text: string;
  writtenAt: Date;
}

interface Thread {
  trx: Knex;
  treatmentId: string;
  patientId: string;
  doctorId: string;
}

const hour = 3_600_000;

/** Messages both ways, each read an hour later by the other side. @returns their ids */
export const writeMessages = async ({ trx, treatmentId, patientId, doctorId }: Thread, lines: readonly Line[]): Promise<string[]> => {
  const rows = lines.map(({ kind, text, writtenAt }, index) => ({
    id: stableId('message', `${treatmentId} ${index}`),
    treatmentId,
    authorId: kind === 'message' ? patientId : doctorId,
    kind,
    text,
    createdAt: writtenAt,
    readAt: new Date(writtenAt.getTime() + hour),
  }));
  await trx('treatment_messages').insert(rows);
  return rows.map(({ id }) => id);
};
