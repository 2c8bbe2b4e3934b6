import type { Knex } from 'knex';

/** What belongs to patients, and is not an administrator's to read: it moves without being seen. */
const moving = `
  CREATE FUNCTION move_noted_products(duplicate uuid, kept uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF actor_role() IS DISTINCT FROM 'admin' THEN RAISE insufficient_privilege; END IF;
      DELETE FROM noted_products AS twice WHERE product_id = duplicate
        AND EXISTS (SELECT FROM noted_products AS own WHERE own.user_id = twice.user_id AND own.product_id = kept);
      UPDATE noted_products SET product_id = kept WHERE product_id = duplicate;
    END $$;

  -- What was asked for in requests that are decided stays as it was asked for.
  CREATE FUNCTION move_requested_products(duplicate uuid, kept uuid, at timestamptz) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    BEGIN
      IF actor_role() IS DISTINCT FROM 'admin' THEN RAISE insufficient_privilege; END IF;
      DELETE FROM treatment_products AS twice USING treatments WHERE treatments.id = twice.treatment_id AND twice.product_id = duplicate
        AND treatments.status IN ('draft', 'awaiting-payment', 'in-review')
        AND EXISTS (SELECT FROM treatment_products AS own WHERE own.treatment_id = twice.treatment_id AND own.product_id = kept);
      UPDATE treatment_products SET product_id = kept FROM treatments WHERE treatments.id = treatment_id AND product_id = duplicate
        AND treatments.status IN ('draft', 'awaiting-payment', 'in-review');
      UPDATE treatment_drafts SET input = CAST(replace(CAST(input AS text), CAST(duplicate AS text), CAST(kept AS text)) AS jsonb), version = treatment_drafts.version + 1, saved_at = at
        FROM treatments WHERE treatments.id = treatment_id AND treatments.status = 'in-review' AND strpos(CAST(input AS text), CAST(duplicate AS text)) > 0;
    END $$;

  -- One review a product a person: of two, that of the product that stays is shown.
  CREATE FUNCTION move_reviews(duplicate uuid, kept uuid) RETURNS integer LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
    DECLARE
      moved integer;
    BEGIN
      IF actor_role() IS DISTINCT FROM 'admin' THEN RAISE insufficient_privilege; END IF;
      UPDATE reviews SET product_id = kept WHERE product_id = duplicate
        AND (patient_id IS NULL OR NOT EXISTS (SELECT FROM reviews AS own WHERE own.patient_id = reviews.patient_id AND own.product_id = kept));
      GET DIAGNOSTICS moved = ROW_COUNT;
      UPDATE review_comments SET product_id = kept FROM reviews WHERE reviews.id = review_id AND review_comments.product_id = duplicate AND reviews.product_id = kept;
      RETURN moved;
    END $$;

  REVOKE ALL ON FUNCTION move_noted_products(uuid, uuid), move_requested_products(uuid, uuid, timestamptz), move_reviews(uuid, uuid) FROM public;
  GRANT EXECUTE ON FUNCTION move_noted_products(uuid, uuid), move_requested_products(uuid, uuid, timestamptz), move_reviews(uuid, uuid) TO blattwerk_app;
`;

/** Who was prescribed the product under either number may review it, and counts for how popular it is. */
const prescribed = (of: string): string => `(SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id()) AND ${of}`;
const hadIt = (product: string): string => `EXISTS (SELECT FROM prescriptions WHERE prescriptions.patient_id = (SELECT actor_id())
  AND ${product} = reviews.product_id AND prescriptions.status <> 'revoked')`;
const policies = (product: string): string => `
  ALTER POLICY patient_changes ON reviews WITH CHECK (${prescribed(`(status = 'withdrawn' OR (status = 'pending' AND ${hadIt(product)}))`)});
  ALTER POLICY patient_writes ON reviews WITH CHECK (${prescribed(`status = 'pending' AND ${hadIt(product)}`)});
  CREATE OR REPLACE VIEW published_reviews AS
    SELECT id, product_id, pseudonym, rating, text, effects, side_effects, benefits, published_at,
      is_verified OR EXISTS (SELECT FROM prescriptions WHERE prescriptions.patient_id = reviews.patient_id
        AND ${product} = reviews.product_id AND prescriptions.status = 'dispensed') AS is_verified,
      (SELECT count(*)::integer FROM review_likes WHERE review_likes.review_id = reviews.id) AS likes
    FROM reviews WHERE status = 'published';`;

const popularity = (counted: string): string => `
  CREATE OR REPLACE FUNCTION prescribed_since(since timestamptz) RETURNS TABLE (product_id uuid, prescribed bigint)
    LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$ ${counted} $$;`;

export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(moving);
  await knex.raw(policies('standing_product(prescriptions.product_id)'));
  await knex.raw(
    popularity(`SELECT coalesce(products.merged_into_id, products.id), count(*) FROM prescriptions JOIN products ON products.id = prescriptions.product_id
      WHERE issued_at > since GROUP BY 1`),
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(policies('prescriptions.product_id'));
  await knex.raw(popularity('SELECT product_id, count(*) FROM prescriptions WHERE issued_at > since GROUP BY product_id'));
  await knex.raw('DROP FUNCTION move_noted_products, move_requested_products, move_reviews');
};
