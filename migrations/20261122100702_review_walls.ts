import type { Knex } from 'knex';

const tables = ['reviews', 'review_comments', 'review_likes'] as const;
const own = `(SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id())`;
const isAdmin = `(SELECT actor_role()) = 'admin'`;
const isDecided = `${isAdmin} AND status IN ('published', 'rejected')`;
const isPrescribed = `EXISTS (SELECT FROM prescriptions
  WHERE prescriptions.patient_id = (SELECT actor_id()) AND prescriptions.product_id = reviews.product_id AND prescriptions.status <> 'revoked')`;
const isPublished = `EXISTS (SELECT FROM published_reviews WHERE published_reviews.id = review_id)`;
const isOwnReview = `EXISTS (SELECT FROM reviews WHERE reviews.id = review_id AND reviews.patient_id = (SELECT actor_id()))`;

/**
 * A review says that somebody was prescribed something. Its author and the moderators reach it, everybody else the views without the person;
 * an author can only hand in or withdraw, a moderator only decide, and nobody can like what is their own.
 */
export const up = async (knex: Knex): Promise<void> => {
  for (const table of tables) {
    await knex.raw(`
      ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY;
      CREATE POLICY system_all ON ${table} TO blattwerk_system USING (true) WITH CHECK (true);
      CREATE POLICY patient_reads ON ${table} FOR SELECT TO blattwerk_app USING (${own})`);
  }
  for (const table of ['reviews', 'review_comments']) {
    await knex.raw(`
      CREATE POLICY admin_reads ON ${table} FOR SELECT TO blattwerk_app USING (${isAdmin});
      CREATE POLICY admin_decides ON ${table} FOR UPDATE TO blattwerk_app USING (${isAdmin}) WITH CHECK (${isDecided});
      REVOKE DELETE ON ${table} FROM blattwerk_app;
      GRANT DELETE ON ${table} TO blattwerk_system`);
  }
  await knex.raw(`
    CREATE POLICY patient_writes ON reviews FOR INSERT TO blattwerk_app WITH CHECK (${own} AND status = 'pending' AND ${isPrescribed});
    CREATE POLICY patient_changes ON reviews FOR UPDATE TO blattwerk_app
      USING (${own}) WITH CHECK (${own} AND (status = 'withdrawn' OR (status = 'pending' AND ${isPrescribed})));
    CREATE POLICY patient_writes ON review_comments FOR INSERT TO blattwerk_app WITH CHECK (${own} AND status = 'pending' AND ${isPublished});
    CREATE POLICY patient_changes ON review_comments FOR UPDATE TO blattwerk_app USING (${own}) WITH CHECK (${own} AND status IN ('pending', 'withdrawn'));
    CREATE POLICY patient_likes ON review_likes FOR INSERT TO blattwerk_app WITH CHECK (${own} AND ${isPublished} AND NOT ${isOwnReview});
    CREATE POLICY patient_removes ON review_likes FOR DELETE TO blattwerk_app USING (${own});
    REVOKE UPDATE ON review_likes FROM blattwerk_app;
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY patient_writes ON reviews; DROP POLICY patient_changes ON reviews;
    DROP POLICY patient_writes ON review_comments; DROP POLICY patient_changes ON review_comments;
    DROP POLICY patient_likes ON review_likes; DROP POLICY patient_removes ON review_likes;
    GRANT UPDATE ON review_likes TO blattwerk_app;
  `);
  for (const table of ['reviews', 'review_comments'])
    await knex.raw(`
      DROP POLICY admin_reads ON ${table}; DROP POLICY admin_decides ON ${table};
      GRANT DELETE ON ${table} TO blattwerk_app; REVOKE DELETE ON ${table} FROM blattwerk_system`);
  for (const table of tables)
    await knex.raw(`
      DROP POLICY system_all ON ${table}; DROP POLICY patient_reads ON ${table};
      ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
};
