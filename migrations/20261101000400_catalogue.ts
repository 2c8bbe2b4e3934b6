import type { Knex } from 'knex';

export const up = async (knex: Knex): Promise<void> => {
  for (const table of ['manufacturers', 'growers', 'strains']) {
    await knex.raw(`
      CREATE TABLE ${table} (
        id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT ${table}_pkey PRIMARY KEY,
        slug text NOT NULL CONSTRAINT ${table}_slug_key UNIQUE,
        name text NOT NULL CONSTRAINT ${table}_name_key UNIQUE
      )`);
  }
  await knex.raw(`
    CREATE TABLE terpenes (
      key text NOT NULL CONSTRAINT terpenes_pkey PRIMARY KEY,
      name_de text NOT NULL,
      name_en text NOT NULL
    );

    CREATE TABLE products (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT products_pkey PRIMARY KEY,
      slug text NOT NULL CONSTRAINT products_slug_key UNIQUE CONSTRAINT products_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
      pzn text NOT NULL CONSTRAINT products_pzn_key UNIQUE CONSTRAINT products_pzn_check CHECK (pzn ~ '^[0-9]{8}$'),
      name text NOT NULL CONSTRAINT products_name_check CHECK (length(name) BETWEEN 1 AND 200),
      category text NOT NULL CONSTRAINT products_category_check CHECK (category IN ('flower', 'extract', 'vape', 'edible')),
      unit text NOT NULL CONSTRAINT products_unit_check CHECK (unit IN ('g', 'ml', 'piece')),
      genetics text CONSTRAINT products_genetics_check CHECK (genetics IN ('indica', 'sativa', 'hybrid')),
      genetics_detail text,
      thc numeric(5, 2) CONSTRAINT products_thc_check CHECK (thc BETWEEN 0 AND 1000),
      cbd numeric(5, 2) CONSTRAINT products_cbd_check CHECK (cbd BETWEEN 0 AND 1000),
      is_thc_below boolean NOT NULL DEFAULT false,
      is_cbd_below boolean NOT NULL DEFAULT false,
      manufacturer_id uuid CONSTRAINT products_manufacturer_id_fkey REFERENCES manufacturers (id),
      grower_id uuid CONSTRAINT products_grower_id_fkey REFERENCES growers (id),
      strain_id uuid CONSTRAINT products_strain_id_fkey REFERENCES strains (id),
      origin text,
      irradiation text NOT NULL DEFAULT 'unknown' CONSTRAINT products_irradiation_check CHECK (irradiation IN ('irradiated', 'unirradiated', 'unknown')),
      description_de text,
      description_en text,
      is_promoted boolean NOT NULL DEFAULT false,
      published_at timestamptz,
      first_seen_at timestamptz NOT NULL DEFAULT now(),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now()
    );
    CREATE INDEX products_manufacturer_id_idx ON products (manufacturer_id);
    CREATE INDEX products_grower_id_idx ON products (grower_id);
    CREATE INDEX products_strain_id_idx ON products (strain_id);
    CREATE INDEX products_category_idx ON products (category) WHERE published_at IS NOT NULL;
    CREATE INDEX products_name_trgm_idx ON products USING gin (name gin_trgm_ops);

    CREATE TABLE product_terpenes (
      product_id uuid NOT NULL CONSTRAINT product_terpenes_product_id_fkey REFERENCES products (id) ON DELETE CASCADE,
      terpene text NOT NULL CONSTRAINT product_terpenes_terpene_fkey REFERENCES terpenes (key),
      share numeric(5, 2) CONSTRAINT product_terpenes_share_check CHECK (share BETWEEN 0 AND 100),
      CONSTRAINT product_terpenes_pkey PRIMARY KEY (product_id, terpene)
    );
    CREATE INDEX product_terpenes_terpene_idx ON product_terpenes (terpene);

    CREATE TABLE reviews (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT reviews_pkey PRIMARY KEY,
      product_id uuid NOT NULL CONSTRAINT reviews_product_id_fkey REFERENCES products (id),
      patient_id uuid CONSTRAINT reviews_patient_id_fkey REFERENCES users (id),
      pseudonym text NOT NULL,
      rating integer NOT NULL CONSTRAINT reviews_rating_check CHECK (rating BETWEEN 1 AND 5),
      text text CONSTRAINT reviews_text_check CHECK (length(text) <= 1000),
      effects text[] NOT NULL DEFAULT '{}',
      side_effects text[] NOT NULL DEFAULT '{}',
      benefits text[] NOT NULL DEFAULT '{}',
      status text NOT NULL DEFAULT 'pending' CONSTRAINT reviews_status_check CHECK (status IN ('pending', 'published', 'rejected')),
      created_at timestamptz NOT NULL DEFAULT now(),
      published_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      CONSTRAINT reviews_product_patient_key UNIQUE (product_id, patient_id)
    );
    CREATE INDEX reviews_product_idx ON reviews (product_id, created_at DESC) WHERE status = 'published';
    CREATE INDEX reviews_patient_id_idx ON reviews (patient_id);

    CREATE TABLE favorites (
      user_id uuid NOT NULL CONSTRAINT favorites_user_id_fkey REFERENCES users (id),
      product_id uuid NOT NULL CONSTRAINT favorites_product_id_fkey REFERENCES products (id),
      created_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT favorites_pkey PRIMARY KEY (user_id, product_id)
    );
    CREATE INDEX favorites_product_id_idx ON favorites (product_id);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE favorites, reviews, product_terpenes, products, terpenes, strains, growers, manufacturers`);
};
