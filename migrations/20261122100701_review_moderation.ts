import type { Knex } from 'knex';

/** What moderation writes on a review or a comment, and what is left of one that its author has withdrawn. */
const moderation = `
  ADD COLUMN reason text,
  ADD COLUMN reason_text text,
  ADD COLUMN decided_at timestamptz,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()`;
const reasons = `('healing-claim', 'dosage-advice', 'personal-data', 'insult', 'advertising', 'off-topic', 'other')`;

/** Reviews and comments wait for a moderator before they show; comments and likes hang on a review. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE reviews ${moderation}, ADD COLUMN is_verified boolean NOT NULL DEFAULT false, DROP CONSTRAINT reviews_status_check;
    UPDATE reviews SET reason = 'other' WHERE status = 'rejected';
    ALTER TABLE reviews
      ADD CONSTRAINT reviews_status_check CHECK (status IN ('pending', 'published', 'rejected', 'withdrawn')),
      ADD CONSTRAINT reviews_reason_check CHECK (reason IN ${reasons}),
      ADD CONSTRAINT reviews_reason_text_check CHECK (length(reason_text) <= 500),
      ADD CONSTRAINT reviews_rejected_check CHECK (status <> 'rejected' OR reason IS NOT NULL),
      ADD CONSTRAINT reviews_published_check CHECK (status <> 'published' OR published_at IS NOT NULL),
      ADD CONSTRAINT reviews_withdrawn_check CHECK (status <> 'withdrawn' OR (text IS NULL AND effects = '{}' AND side_effects = '{}' AND benefits = '{}'));
    CREATE INDEX reviews_pending_idx ON reviews (created_at) WHERE status = 'pending';

    CREATE TABLE review_comments (
      id uuid NOT NULL CONSTRAINT review_comments_pkey PRIMARY KEY,
      review_id uuid NOT NULL CONSTRAINT review_comments_review_id_fkey REFERENCES reviews (id) ON DELETE CASCADE,
      product_id uuid NOT NULL CONSTRAINT review_comments_product_id_fkey REFERENCES products (id),
      patient_id uuid CONSTRAINT review_comments_patient_id_fkey REFERENCES users (id),
      pseudonym text NOT NULL,
      text text CONSTRAINT review_comments_text_check CHECK (length(text) BETWEEN 1 AND 500),
      status text NOT NULL CONSTRAINT review_comments_status_check CHECK (status IN ('pending', 'published', 'rejected', 'withdrawn')),
      reason text CONSTRAINT review_comments_reason_check CHECK (reason IN ${reasons}),
      reason_text text CONSTRAINT review_comments_reason_text_check CHECK (length(reason_text) <= 500),
      decided_at timestamptz,
      published_at timestamptz,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      version integer NOT NULL DEFAULT 1,
      CONSTRAINT review_comments_rejected_check CHECK (status <> 'rejected' OR reason IS NOT NULL),
      CONSTRAINT review_comments_published_check CHECK (status <> 'published' OR published_at IS NOT NULL),
      CONSTRAINT review_comments_withdrawn_check CHECK ((status = 'withdrawn') = (text IS NULL))
    );
    CREATE INDEX review_comments_review_id_idx ON review_comments (review_id, created_at);
    CREATE INDEX review_comments_patient_id_idx ON review_comments (patient_id, created_at);
    CREATE INDEX review_comments_product_id_idx ON review_comments (product_id);
    CREATE INDEX review_comments_pending_idx ON review_comments (created_at) WHERE status = 'pending';

    CREATE TABLE review_likes (
      review_id uuid NOT NULL CONSTRAINT review_likes_review_id_fkey REFERENCES reviews (id) ON DELETE CASCADE,
      patient_id uuid NOT NULL CONSTRAINT review_likes_patient_id_fkey REFERENCES users (id),
      created_at timestamptz NOT NULL,
      CONSTRAINT review_likes_pkey PRIMARY KEY (review_id, patient_id)
    );
    CREATE INDEX review_likes_patient_id_idx ON review_likes (patient_id);
  `);
  await knex.raw(`
    CREATE OR REPLACE VIEW published_reviews AS
      SELECT id, product_id, pseudonym, rating, text, effects, side_effects, benefits, published_at, is_verified,
        (SELECT count(*)::integer FROM review_likes WHERE review_likes.review_id = reviews.id) AS likes
      FROM reviews WHERE status = 'published';
    CREATE VIEW published_comments AS
      SELECT review_comments.id, review_id, review_comments.pseudonym, review_comments.text, review_comments.published_at
      FROM review_comments JOIN reviews ON reviews.id = review_id WHERE review_comments.status = 'published' AND reviews.status = 'published';
    REVOKE INSERT, UPDATE, DELETE ON published_comments FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP VIEW published_comments;
    DROP VIEW product_ratings;
    DROP VIEW published_reviews;
    DROP TABLE review_likes, review_comments;
    DELETE FROM reviews WHERE status = 'withdrawn';
    DROP INDEX reviews_pending_idx;
    ALTER TABLE reviews DROP CONSTRAINT reviews_status_check, DROP CONSTRAINT reviews_rejected_check, DROP CONSTRAINT reviews_published_check,
      DROP CONSTRAINT reviews_withdrawn_check, DROP COLUMN is_verified, DROP COLUMN reason, DROP COLUMN reason_text, DROP COLUMN decided_at, DROP COLUMN updated_at,
      ADD CONSTRAINT reviews_status_check CHECK (status IN ('pending', 'published', 'rejected'));
    CREATE VIEW published_reviews AS
      SELECT id, product_id, pseudonym, rating, text, effects, side_effects, benefits, published_at FROM reviews WHERE status = 'published';
    CREATE VIEW product_ratings AS
      SELECT product_id, count(*)::integer AS reviews, round(avg(rating), 2) AS mean,
        round((sum(rating) + 10 * (SELECT avg(rating) FROM published_reviews)) / (count(*) + 10), 2) AS rating
      FROM published_reviews GROUP BY product_id;
    REVOKE INSERT, UPDATE, DELETE ON published_reviews, product_ratings FROM blattwerk_app;
  `);
};
