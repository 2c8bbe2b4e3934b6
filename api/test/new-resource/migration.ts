import type { Knex } from 'knex';

/** Couriers who bring medicines from pharmacies to patients. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE couriers (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      name text NOT NULL CONSTRAINT couriers_name_key UNIQUE,
      phone text,
      is_active boolean DEFAULT true NOT NULL,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE couriers');
};
