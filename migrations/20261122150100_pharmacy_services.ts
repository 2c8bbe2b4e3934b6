import type { Knex } from 'knex';

/**
 * What a pharmacy offers besides its stock. Null is "not known" everywhere: nothing is said of it then. Opening hours are the week's periods in
 * German time, `[{ day: 1 to 7, opens, closes }]`.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE pharmacies
      ADD COLUMN opening_hours jsonb,
      ADD COLUMN accepts_electronic boolean,
      ADD COLUMN has_courier boolean,
      ADD COLUMN shipping_cents integer,
      ADD COLUMN free_shipping_from_cents integer,
      ADD CONSTRAINT pharmacies_opening_hours_check CHECK (jsonb_typeof(opening_hours) = 'array' AND jsonb_array_length(opening_hours) > 0),
      ADD CONSTRAINT pharmacies_shipping_cents_check CHECK (shipping_cents >= 0),
      ADD CONSTRAINT pharmacies_free_shipping_check CHECK (free_shipping_from_cents IS NULL OR (free_shipping_from_cents >= 0 AND shipping_cents IS NOT NULL))`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE pharmacies DROP COLUMN opening_hours, DROP COLUMN accepts_electronic, DROP COLUMN has_courier,
      DROP COLUMN free_shipping_from_cents, DROP COLUMN shipping_cents`);
};
