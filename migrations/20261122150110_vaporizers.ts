import type { Knex } from 'knex';

/** Devices to vaporise with: apart from the medicines, with what they take. A product in a cartridge names the system that its cartridge belongs to. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE vaporizers (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      name text NOT NULL CONSTRAINT vaporizers_name_check CHECK (length(name) BETWEEN 1 AND 120),
      manufacturer text CONSTRAINT vaporizers_manufacturer_check CHECK (length(manufacturer) BETWEEN 1 AND 120),
      takes text[] NOT NULL CONSTRAINT vaporizers_takes_check CHECK (cardinality(takes) > 0 AND takes <@ ARRAY['flower', 'cartridge']),
      cartridge_system text CONSTRAINT vaporizers_cartridge_system_check CHECK (length(cartridge_system) BETWEEN 1 AND 60),
      is_listed boolean NOT NULL DEFAULT true,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT vaporizers_system_of_cartridge_check CHECK ((cartridge_system IS NOT NULL) = ('cartridge' = ANY (takes)))
    );
    CREATE UNIQUE INDEX vaporizers_name_key ON vaporizers (lower(name));
    REVOKE DELETE ON vaporizers FROM blattwerk_app;
    ALTER TABLE products ADD COLUMN cartridge_system text
      CONSTRAINT products_cartridge_system_check CHECK (length(cartridge_system) BETWEEN 1 AND 60)`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('ALTER TABLE products DROP COLUMN cartridge_system; DROP TABLE vaporizers');
};
