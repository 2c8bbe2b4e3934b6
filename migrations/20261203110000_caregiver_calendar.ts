import type { Knex } from 'knex';

const appointments = (columns: string, values: string): string => `
    DROP FUNCTION caregiver_appointments(uuid);
    CREATE FUNCTION caregiver_appointments(access uuid)
      RETURNS TABLE(${columns}starts_at timestamptz, ends_at timestamptz, is_by_phone boolean, title text, first_name text, last_name text)
      LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
        SELECT ${values}consultations.starts_at, consultations.ends_at, is_by_phone, users.title, users.first_name, users.last_name
        FROM consultations JOIN users ON users.id = doctor_id
        WHERE patient_id = seen_by_caregiver(access, 'appointments') AND consultations.status = 'booked' AND consultations.ends_at > actor_time()
        ORDER BY consultations.starts_at
      $$;
  `;

/** A trusted person's calendar tells appointments by id, and takes the later version of the same one. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(appointments('id uuid, version integer, ', 'consultations.id, consultations.version, '));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(appointments('', ''));
};
