import type { Knex } from 'knex';
import type { Clock } from '../../kernel/clock.ts';
import { Consultation } from './consultation.model.ts';

/** Notes when patient or doctor entered the room for the first time. */
export const noteEntered = async (knex: Knex, clock: Clock, id: string, role: 'patient' | 'doctor'): Promise<void> => {
  const column = role === 'patient' ? 'patientJoinedAt' : 'doctorJoinedAt';
  await Consultation.query(knex)
    .findById(id)
    .whereNull(column)
    .patch({ [column]: clock.now() });
};
