import type { Knex } from 'knex';

/** Patients who found reviews helpful: the same pairs in every run, picked by a hash of both, never the own review. */
export const seedLikes = async (trx: Knex, now: Date): Promise<void> => {
  await trx.raw(
    `INSERT INTO review_likes (review_id, patient_id, created_at)
     SELECT reviews.id, users.id, least(reviews.published_at + interval '1 day', CAST(:now AS timestamptz))
     FROM reviews CROSS JOIN users
     WHERE reviews.status = 'published' AND reviews.text IS NOT NULL AND users.role = 'patient' AND reviews.patient_id IS DISTINCT FROM users.id
       AND abs(hashtext(reviews.id::text || users.id::text)) % 150 = 0`,
    { now },
  );
};
