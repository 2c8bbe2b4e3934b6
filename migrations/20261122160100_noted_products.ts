import type { Knex } from 'knex';

const own = `(SELECT actor_role()) = 'patient' AND user_id = (SELECT actor_id())`;

/**
 * What a patient has noted for the next request, so that another device has it too. It says what somebody wants to be treated with,
 * so each row is its owner's alone. A registration carries it until the mailbox is proven, wherever that happens.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE noted_products (
      user_id uuid NOT NULL CONSTRAINT noted_products_user_id_fkey REFERENCES users (id),
      place smallint NOT NULL CONSTRAINT noted_products_place_check CHECK (place BETWEEN 1 AND 3),
      product_id uuid NOT NULL CONSTRAINT noted_products_product_id_fkey REFERENCES products (id),
      amount numeric(6, 2) CONSTRAINT noted_products_amount_check CHECK (amount > 0 AND amount <= 100),
      noted_at timestamptz NOT NULL,
      CONSTRAINT noted_products_pkey PRIMARY KEY (user_id, place),
      CONSTRAINT noted_products_product_key UNIQUE (user_id, product_id)
    );
    CREATE INDEX noted_products_product_id_idx ON noted_products (product_id);
    ALTER TABLE noted_products ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON noted_products TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY patient_own ON noted_products TO blattwerk_app USING (${own}) WITH CHECK (${own});
    ALTER TABLE registrations
      ADD COLUMN noted jsonb CONSTRAINT registrations_noted_check CHECK (jsonb_typeof(noted) = 'array'),
      ADD COLUMN pharmacy_id uuid CONSTRAINT registrations_pharmacy_id_fkey REFERENCES pharmacies (id) ON DELETE SET NULL;
    CREATE INDEX registrations_pharmacy_id_idx ON registrations (pharmacy_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE registrations DROP COLUMN noted, DROP COLUMN pharmacy_id;
    DROP TABLE noted_products;
  `);
};
