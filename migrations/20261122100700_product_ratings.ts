import type { Knex } from 'knex';

/**
 * What everybody may read of reviews: the published ones, without the person, and how products are rated.
 * Both answer with the rights of their owner, so nothing may be written through them.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE VIEW published_reviews AS
      SELECT id, product_id, pseudonym, rating, text, effects, side_effects, benefits, published_at FROM reviews WHERE status = 'published';

    -- A mean of few says little: each product begins with ten ratings at the mean of all, and its own outweigh them with time.
    CREATE VIEW product_ratings AS
      SELECT product_id, count(*)::integer AS reviews, round(avg(rating), 2) AS mean,
        round((sum(rating) + 10 * (SELECT avg(rating) FROM published_reviews)) / (count(*) + 10), 2) AS rating
      FROM published_reviews GROUP BY product_id;

    REVOKE INSERT, UPDATE, DELETE ON published_reviews, product_ratings FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP VIEW product_ratings, published_reviews`);
};
