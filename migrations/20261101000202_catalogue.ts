import type { Knex } from 'knex';

/** Products and what they are made of, reference data with merged names, and postal areas. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE FUNCTION follow_grower() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        next_id uuid;
      BEGIN
        LOOP
          SELECT alias_of_id INTO next_id FROM growers WHERE id = NEW.grower_id FOR KEY SHARE;
          EXIT WHEN next_id IS NULL;
          NEW.grower_id := next_id;
        END LOOP;
        RETURN NEW;
      END $$;

    CREATE FUNCTION follow_manufacturer() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        next_id uuid;
      BEGIN
        LOOP
          SELECT alias_of_id INTO next_id FROM manufacturers WHERE id = NEW.manufacturer_id FOR KEY SHARE;
          EXIT WHEN next_id IS NULL;
          NEW.manufacturer_id := next_id;
        END LOOP;
        RETURN NEW;
      END $$;

    CREATE FUNCTION follow_strain() RETURNS trigger LANGUAGE plpgsql AS $$
      DECLARE
        next_id uuid;
      BEGIN
        LOOP
          SELECT alias_of_id INTO next_id FROM strains WHERE id = NEW.strain_id FOR KEY SHARE;
          EXIT WHEN next_id IS NULL;
          NEW.strain_id := next_id;
        END LOOP;
        RETURN NEW;
      END $$;

    CREATE TABLE growers (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      slug text NOT NULL UNIQUE,
      name text NOT NULL UNIQUE,
      alias_of_id uuid REFERENCES growers,
      aliased_at timestamptz,
      moved_product_ids uuid[],
      version integer DEFAULT 1 NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT growers_alias_check CHECK ((alias_of_id IS DISTINCT FROM id) AND ((alias_of_id IS NULL) = (aliased_at IS NULL))
        AND ((alias_of_id IS NOT NULL) OR (moved_product_ids IS NULL)))
    );
    CREATE INDEX growers_alias_of_id_idx ON growers (alias_of_id) WHERE (alias_of_id IS NOT NULL);
    CREATE UNIQUE INDEX growers_name_lower_key ON growers (lower(name));
    CREATE TRIGGER growers_catalogue AFTER INSERT OR DELETE OR UPDATE ON growers FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER growers_catalogue_emptied AFTER TRUNCATE ON growers FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');

    CREATE TABLE manufacturers (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      slug text NOT NULL UNIQUE,
      name text NOT NULL UNIQUE,
      alias_of_id uuid REFERENCES manufacturers,
      aliased_at timestamptz,
      moved_product_ids uuid[],
      version integer DEFAULT 1 NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT manufacturers_alias_check CHECK ((alias_of_id IS DISTINCT FROM id) AND ((alias_of_id IS NULL) = (aliased_at IS NULL))
        AND ((alias_of_id IS NOT NULL) OR (moved_product_ids IS NULL)))
    );
    CREATE INDEX manufacturers_alias_of_id_idx ON manufacturers (alias_of_id) WHERE (alias_of_id IS NOT NULL);
    CREATE UNIQUE INDEX manufacturers_name_lower_key ON manufacturers (lower(name));
    CREATE TRIGGER manufacturers_catalogue AFTER INSERT OR DELETE OR UPDATE ON manufacturers
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER manufacturers_catalogue_emptied AFTER TRUNCATE ON manufacturers
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');

    CREATE TABLE strains (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      slug text NOT NULL UNIQUE,
      name text NOT NULL UNIQUE,
      alias_of_id uuid REFERENCES strains,
      aliased_at timestamptz,
      moved_product_ids uuid[],
      version integer DEFAULT 1 NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT strains_alias_check CHECK ((alias_of_id IS DISTINCT FROM id) AND ((alias_of_id IS NULL) = (aliased_at IS NULL))
        AND ((alias_of_id IS NOT NULL) OR (moved_product_ids IS NULL)))
    );
    CREATE INDEX strains_alias_of_id_idx ON strains (alias_of_id) WHERE (alias_of_id IS NOT NULL);
    CREATE UNIQUE INDEX strains_name_lower_key ON strains (lower(name));
    CREATE TRIGGER strains_catalogue AFTER INSERT OR DELETE OR UPDATE ON strains FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER strains_catalogue_emptied AFTER TRUNCATE ON strains FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');

    -- Further words for a strain, used by search and imports. A word means one strain, in any case.
    CREATE TABLE strain_synonyms (
      strain_id uuid NOT NULL REFERENCES strains ON DELETE CASCADE,
      name text NOT NULL CHECK ((length(name) >= 1) AND (length(name) <= 120)),
      CONSTRAINT strain_synonyms_pkey PRIMARY KEY (strain_id, name)
    );
    CREATE UNIQUE INDEX strain_synonyms_name_key ON strain_synonyms (lower(name));
    CREATE TRIGGER strain_synonyms_catalogue AFTER INSERT OR DELETE OR UPDATE ON strain_synonyms
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER strain_synonyms_catalogue_emptied AFTER TRUNCATE ON strain_synonyms
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');

    CREATE TABLE terpenes (
      key text PRIMARY KEY,
      name_de text NOT NULL,
      name_en text NOT NULL
    );
    CREATE TRIGGER terpenes_catalogue AFTER INSERT OR DELETE OR UPDATE ON terpenes FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER terpenes_catalogue_emptied AFTER TRUNCATE ON terpenes FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');

    CREATE TABLE products (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      pzn text NOT NULL UNIQUE CHECK (pzn ~ '^[0-9]{8}$'),
      name text NOT NULL CHECK ((length(name) >= 1) AND (length(name) <= 200)),
      category text NOT NULL CHECK (category IN ('flower', 'extract', 'vape', 'edible')),
      unit text NOT NULL CHECK (unit IN ('g', 'ml', 'piece')),
      genetics text CHECK (genetics IN ('indica', 'sativa', 'hybrid')),
      genetics_detail text,
      thc numeric(5,2) CHECK ((thc >= 0) AND (thc <= 1000)),
      cbd numeric(5,2) CHECK ((cbd >= 0) AND (cbd <= 1000)),
      is_thc_below boolean DEFAULT false NOT NULL,
      is_cbd_below boolean DEFAULT false NOT NULL,
      manufacturer_id uuid REFERENCES manufacturers,
      grower_id uuid REFERENCES growers,
      strain_id uuid REFERENCES strains,
      origin text,
      irradiation text DEFAULT 'unknown' NOT NULL CHECK (irradiation IN ('irradiated', 'unirradiated', 'unknown')),
      description_de text,
      description_en text,
      is_promoted boolean DEFAULT false NOT NULL,
      published_at timestamptz,
      first_seen_at timestamptz DEFAULT now() NOT NULL,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      withdrawn_at timestamptz,
      cartridge_system text CHECK ((length(cartridge_system) >= 1) AND (length(cartridge_system) <= 60)),
      CONSTRAINT products_withdrawn_check CHECK ((withdrawn_at IS NULL) OR (published_at IS NULL))
    );
    CREATE INDEX products_category_idx ON products (category) WHERE (published_at IS NOT NULL);
    CREATE INDEX products_grower_id_idx ON products (grower_id);
    CREATE INDEX products_manufacturer_id_idx ON products (manufacturer_id);
    CREATE INDEX products_name_trgm_idx ON products USING gin (name gin_trgm_ops);
    CREATE INDEX products_strain_id_idx ON products (strain_id);
    CREATE TRIGGER products_catalogue AFTER INSERT OR DELETE OR UPDATE ON products FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER products_catalogue_emptied AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
    CREATE TRIGGER products_follow_grower BEFORE INSERT OR UPDATE OF grower_id ON products
      FOR EACH ROW WHEN ((new.grower_id IS NOT NULL)) EXECUTE FUNCTION follow_grower();
    CREATE TRIGGER products_follow_manufacturer BEFORE INSERT OR UPDATE OF manufacturer_id ON products
      FOR EACH ROW WHEN ((new.manufacturer_id IS NOT NULL)) EXECUTE FUNCTION follow_manufacturer();
    CREATE TRIGGER products_follow_strain BEFORE INSERT OR UPDATE OF strain_id ON products
      FOR EACH ROW WHEN ((new.strain_id IS NOT NULL)) EXECUTE FUNCTION follow_strain();
    REVOKE DELETE ON products FROM blattwerk_app;

    CREATE TABLE product_terpenes (
      product_id uuid NOT NULL REFERENCES products ON DELETE CASCADE,
      terpene text NOT NULL REFERENCES terpenes(key),
      share numeric(5,2) CHECK ((share >= 0) AND (share <= 100)),
      CONSTRAINT product_terpenes_pkey PRIMARY KEY (product_id, terpene)
    );
    CREATE INDEX product_terpenes_terpene_idx ON product_terpenes (terpene);
    CREATE TRIGGER product_terpenes_catalogue AFTER INSERT OR DELETE OR UPDATE ON product_terpenes
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER product_terpenes_catalogue_emptied AFTER TRUNCATE ON product_terpenes
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');

    -- Devices, apart from medicines. A product in a cartridge names the system that its cartridge belongs to.
    CREATE TABLE vaporizers (
      id uuid DEFAULT gen_random_uuid() PRIMARY KEY,
      name text NOT NULL CHECK ((length(name) >= 1) AND (length(name) <= 120)),
      manufacturer text CHECK ((length(manufacturer) >= 1) AND (length(manufacturer) <= 120)),
      takes text[] NOT NULL CHECK ((cardinality(takes) > 0) AND (takes <@ ARRAY['flower', 'cartridge'])),
      cartridge_system text CHECK ((length(cartridge_system) >= 1) AND (length(cartridge_system) <= 60)),
      is_listed boolean DEFAULT true NOT NULL,
      version integer DEFAULT 1 NOT NULL,
      created_at timestamptz DEFAULT now() NOT NULL,
      updated_at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT vaporizers_system_of_cartridge_check CHECK ((cartridge_system IS NOT NULL) = ('cartridge' = ANY (takes)))
    );
    CREATE UNIQUE INDEX vaporizers_name_key ON vaporizers (lower(name));
    REVOKE DELETE ON vaporizers FROM blattwerk_app;

    -- Centres of postal areas: distances without asking another service.
    CREATE TABLE postal_areas (
      prefix text PRIMARY KEY CHECK (prefix ~ '^[0-9]{2,5}$'),
      state text NOT NULL,
      lat double precision NOT NULL CHECK ((lat >= ('-90'::integer)::double precision) AND (lat <= 90)),
      lon double precision NOT NULL CHECK ((lon >= ('-180'::integer)::double precision) AND (lon <= 180))
    );
    CREATE TRIGGER postal_areas_catalogue AFTER INSERT OR DELETE OR UPDATE ON postal_areas
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('places');
    CREATE TRIGGER postal_areas_catalogue_emptied AFTER TRUNCATE ON postal_areas FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');

    -- The towns of each postal code, for forms that offer them.
    CREATE TABLE postal_towns (
      zip_code text NOT NULL CHECK (zip_code ~ '^[0-9]{5}$'),
      town text NOT NULL CHECK ((length(town) >= 1) AND (length(town) <= 60)),
      CONSTRAINT postal_towns_pkey PRIMARY KEY (zip_code, town)
    );
    REVOKE INSERT, UPDATE, DELETE ON postal_towns FROM blattwerk_app;
    GRANT DELETE, INSERT, UPDATE ON postal_towns TO blattwerk_system;

    -- Processes keep the public catalogue in memory. They find changes by transaction number compared with their last snapshot, so that a
    -- transaction that began early and committed late is not missed (decision 0026).
    CREATE TABLE catalogue_changes (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      xid xid8 DEFAULT pg_current_xact_id() NOT NULL,
      topic text NOT NULL CHECK (topic IN ('everything', 'products', 'popularity', 'pharmacy', 'stock', 'settings', 'places')),
      pharmacy_id uuid,
      at timestamptz DEFAULT now() NOT NULL,
      CONSTRAINT catalogue_changes_pharmacy_check CHECK ((topic IN ('pharmacy', 'stock')) = (pharmacy_id IS NOT NULL))
    );
    CREATE INDEX catalogue_changes_xid_idx ON catalogue_changes (xid);
    REVOKE INSERT, UPDATE, DELETE ON catalogue_changes FROM blattwerk_app;
    GRANT DELETE ON catalogue_changes TO blattwerk_system;

    CREATE VIEW grower_names AS
     WITH RECURSIVE led AS (
             SELECT growers.id,
                growers.slug,
                growers.name,
                growers.id AS target_id
               FROM growers
              WHERE growers.alias_of_id IS NULL
            UNION ALL
             SELECT growers.id,
                growers.slug,
                growers.name,
                led_1.target_id
               FROM led led_1
                 JOIN growers ON growers.alias_of_id = led_1.id
            )
     SELECT id,
        slug,
        name,
        target_id
       FROM led;

    CREATE VIEW manufacturer_names AS
     WITH RECURSIVE led AS (
             SELECT manufacturers.id,
                manufacturers.slug,
                manufacturers.name,
                manufacturers.id AS target_id
               FROM manufacturers
              WHERE manufacturers.alias_of_id IS NULL
            UNION ALL
             SELECT manufacturers.id,
                manufacturers.slug,
                manufacturers.name,
                led_1.target_id
               FROM led led_1
                 JOIN manufacturers ON manufacturers.alias_of_id = led_1.id
            )
     SELECT id,
        slug,
        name,
        target_id
       FROM led;

    CREATE VIEW strain_names AS
     WITH RECURSIVE led AS (
             SELECT strains.id,
                strains.slug,
                strains.name,
                strains.id AS target_id
               FROM strains
              WHERE strains.alias_of_id IS NULL
            UNION ALL
             SELECT strains.id,
                strains.slug,
                strains.name,
                led_1.target_id
               FROM led led_1
                 JOIN strains ON strains.alias_of_id = led_1.id
            )
     SELECT id,
        slug,
        name,
        target_id
       FROM led;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(
    `DROP TABLE catalogue_changes, postal_towns, postal_areas, vaporizers, product_terpenes, products, terpenes, strain_synonyms, strains, manufacturers, growers CASCADE; DROP FUNCTION follow_grower, follow_manufacturer, follow_strain`,
  );
};
