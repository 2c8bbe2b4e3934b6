import type { Knex } from 'knex';

const view = (mark: string): string => `
  CREATE OR REPLACE VIEW published_reviews AS
    SELECT id, product_id, pseudonym, rating, text, effects, side_effects, benefits, published_at, ${mark} AS is_verified,
      (SELECT count(*)::integer FROM review_likes WHERE review_likes.review_id = reviews.id) AS likes
    FROM reviews WHERE status = 'published'`;

/** That a pharmacy has dispensed is read with the review, whenever it happens; the column keeps it for a review whose author is gone. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(
    view(`is_verified OR EXISTS (
      SELECT FROM prescriptions
      WHERE prescriptions.patient_id = reviews.patient_id AND prescriptions.product_id = reviews.product_id AND prescriptions.status = 'dispensed'
    )`),
  );
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(view('is_verified'));
};
