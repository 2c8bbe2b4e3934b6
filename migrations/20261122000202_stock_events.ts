import type { Knex } from 'knex';

/** What became of stock by the passing of time alone. One line says it for a pharmacy; it names products only where not all of them are meant. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE stock_events (
      id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT stock_events_pkey PRIMARY KEY,
      pharmacy_id uuid NOT NULL CONSTRAINT stock_events_pharmacy_id_fkey REFERENCES pharmacies (id),
      kind text NOT NULL CONSTRAINT stock_events_kind_check CHECK (kind IN ('uncertain', 'gone', 'returned')),
      product_ids uuid[],
      at timestamptz NOT NULL
    );
    CREATE INDEX stock_events_pharmacy_id_idx ON stock_events (pharmacy_id, at);
    REVOKE UPDATE, DELETE, TRUNCATE ON stock_events FROM blattwerk_app;

    CREATE TABLE aged_stock (
      pharmacy_id uuid NOT NULL CONSTRAINT aged_stock_pharmacy_id_fkey REFERENCES pharmacies (id),
      age text NOT NULL CONSTRAINT aged_stock_age_check CHECK (age IN ('uncertain', 'gone')),
      product_ids uuid[] NOT NULL,
      CONSTRAINT aged_stock_pkey PRIMARY KEY (pharmacy_id, age)
    );
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE stock_events, aged_stock`);
};
