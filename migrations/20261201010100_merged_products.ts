import type { Knex } from 'knex';

/**
 * A product that turned out to be another one twice. It keeps its row, its PZN and its address, which lead to the one that stays (decision 0133).
 * What is written for it from then on is written for that one: a trigger follows, and waits for a merge that is going on, as it does for names.
 */
const columns = `
  ALTER TABLE products
    ADD COLUMN merged_into_id uuid CONSTRAINT products_merged_into_id_fkey REFERENCES products,
    ADD COLUMN merged_at timestamptz,
    ADD CONSTRAINT products_merged_check CHECK (
      (merged_into_id IS NULL) = (merged_at IS NULL) AND merged_into_id IS DISTINCT FROM id
      AND (merged_into_id IS NULL OR (published_at IS NULL AND NOT is_promoted))
    );
  CREATE INDEX products_merged_into_id_idx ON products (merged_into_id) WHERE merged_into_id IS NOT NULL;

  CREATE FUNCTION standing_product(product uuid) RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS
    $$ SELECT coalesce(merged_into_id, id) FROM products WHERE id = product $$;

  -- One step leads to a product that stands.
  CREATE FUNCTION check_merged_product() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM products WHERE id = NEW.merged_into_id AND merged_into_id IS NOT NULL)
        OR EXISTS (SELECT FROM products WHERE merged_into_id = NEW.id) THEN
        RAISE EXCEPTION 'a merged product does not lead on' USING ERRCODE = 'check_violation', CONSTRAINT = 'products_merged_once', TABLE = 'products';
      END IF;
      RETURN NEW;
    END $$;
  CREATE TRIGGER products_merged_once BEFORE INSERT OR UPDATE OF merged_into_id ON products
    FOR EACH ROW WHEN (NEW.merged_into_id IS NOT NULL) EXECUTE FUNCTION check_merged_product();
`;

const follows = ['alerts', 'favorites', 'noted_products', 'product_aliases', 'product_proposals', 'reviews', 'treatment_products'];

const following = `
  CREATE FUNCTION follow_product() RETURNS trigger LANGUAGE plpgsql AS $$
    DECLARE
      next_id uuid;
    BEGIN
      LOOP
        SELECT merged_into_id INTO next_id FROM products WHERE id = NEW.product_id FOR KEY SHARE;
        EXIT WHEN next_id IS NULL;
        NEW.product_id := next_id;
      END LOOP;
      RETURN NEW;
    END $$;
  ${follows
    .map(
      (table) => `CREATE TRIGGER ${table}_follow_product BEFORE INSERT OR UPDATE OF product_id ON ${table}
    FOR EACH ROW WHEN (NEW.product_id IS NOT NULL) EXECUTE FUNCTION follow_product();`,
    )
    .join('\n  ')}

  -- Stock is written by whole deliveries, which wait for a merge: none of them may name what was merged.
  CREATE FUNCTION refuse_merged_stock() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF EXISTS (SELECT FROM products WHERE merged_into_id IS NOT NULL AND id IN (SELECT product_id FROM changed)) THEN
        RAISE EXCEPTION 'stock of a merged product' USING ERRCODE = 'check_violation', CONSTRAINT = 'stock_standing_product', TABLE = 'stock';
      END IF;
      RETURN NULL;
    END $$;
  CREATE TRIGGER stock_standing_inserted AFTER INSERT ON stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_stock();
  CREATE TRIGGER stock_standing_updated AFTER UPDATE ON stock REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION refuse_merged_stock();
`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(columns);
  await knex.raw(following);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ${follows.map((table) => `DROP TRIGGER ${table}_follow_product ON ${table};`).join(' ')}
    DROP TRIGGER stock_standing_inserted ON stock;
    DROP TRIGGER stock_standing_updated ON stock;
    DROP FUNCTION follow_product, refuse_merged_stock;
    DROP TRIGGER products_merged_once ON products;
    DROP FUNCTION check_merged_product, standing_product;
    ALTER TABLE products DROP COLUMN merged_into_id, DROP COLUMN merged_at;
  `);
};
