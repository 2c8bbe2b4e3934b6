import type { Knex } from 'knex';

/** The picture of a product that an administrator gave it: one a product. Its sizes lie in the storage by its id, which is another one with each picture. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE product_pictures (
      product_id uuid PRIMARY KEY REFERENCES products ON DELETE CASCADE,
      picture_id uuid NOT NULL CONSTRAINT product_pictures_picture_id_key UNIQUE,
      width integer NOT NULL CHECK (width BETWEEN 1 AND 1280),
      height integer NOT NULL CHECK (height BETWEEN 1 AND 1280),
      alt_de text CHECK (char_length(alt_de) BETWEEN 1 AND 200),
      alt_en text CHECK (char_length(alt_en) BETWEEN 1 AND 200),
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL
    );
    CREATE TRIGGER product_pictures_catalogue AFTER INSERT OR UPDATE OR DELETE ON product_pictures
      FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('products');
    CREATE TRIGGER product_pictures_catalogue_emptied AFTER TRUNCATE ON product_pictures FOR EACH STATEMENT EXECUTE FUNCTION note_catalogue_change('everything');
    GRANT DELETE, INSERT, SELECT, UPDATE ON product_pictures TO blattwerk_app;
    CALL announce_table('product_pictures', 'products', 'product_id', 'true');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('DROP TABLE product_pictures');
};
