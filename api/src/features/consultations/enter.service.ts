import type { Knex } from 'knex';
import type { Clock } from '../../kernel/clock.ts';

/** Notes when patient or doctor entered the room for the first time. */
export const noteEntered = async (knex: Knex, clock: Clock, id: string, role: 'patient' | 'doctor'): Promise<void> => {
  const column = role === 'patient' ? 'patientJoinedAt' : 'doctorJoinedAt';
  await knex('consultations')
    .where({ id })
    .whereNull(column)
    .update({ [column]: clock.now() });
};
