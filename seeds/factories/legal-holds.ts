import type { Knex } from 'knex';
import { v7 } from 'uuid';
import { buildAdmin, buildPatient } from './users.ts';

/** A legal hold, by default of a new patient, set by a new administrator, for longer than any test. */
export const buildLegalHold = async (
  knex: Knex,
  { patientId, setBy, until = '2099-12-31' }: { patientId?: string; setBy?: string; until?: string } = {},
): Promise<{ id: string; patientId: string }> => {
  const row = {
    ...{ id: v7(), reason: 'Rechtsstreit mit Aktenzeichen', until, setAt: new Date() },
    patientId: patientId ?? (await buildPatient(knex)).id,
    setBy: setBy ?? (await buildAdmin(knex)).id,
  };
  await knex('legal_holds').insert(row);
  return row;
};
