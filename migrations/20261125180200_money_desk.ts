import type { Knex } from 'knex';

const isAdmin = `(SELECT actor_role()) = 'admin'`;

/** What the payment provider says of its balance is for administrators to read and for the daily run to write; a run says who was told of its differences. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE reconciliations ADD COLUMN told uuid[] NOT NULL DEFAULT '{}';
    COMMENT ON COLUMN reconciliations.told IS 'administrators who got a mail; no foreign keys, an account may be erased later';
    ALTER TABLE balance_transactions ENABLE ROW LEVEL SECURITY;
    ALTER TABLE reconciliations ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON balance_transactions FOR SELECT TO blattwerk_app USING (${isAdmin});
    CREATE POLICY system_reads ON balance_transactions FOR SELECT TO blattwerk_system USING (true);
    CREATE POLICY system_adds ON balance_transactions FOR INSERT TO blattwerk_system WITH CHECK (true);
    CREATE POLICY admin_reads ON reconciliations FOR SELECT TO blattwerk_app USING (${isAdmin});
    CREATE POLICY system_reads ON reconciliations FOR SELECT TO blattwerk_system USING (true);
    CREATE POLICY system_adds ON reconciliations FOR INSERT TO blattwerk_system WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY admin_reads ON balance_transactions;
    DROP POLICY system_reads ON balance_transactions;
    DROP POLICY system_adds ON balance_transactions;
    DROP POLICY admin_reads ON reconciliations;
    DROP POLICY system_reads ON reconciliations;
    DROP POLICY system_adds ON reconciliations;
    ALTER TABLE balance_transactions DISABLE ROW LEVEL SECURITY;
    ALTER TABLE reconciliations DISABLE ROW LEVEL SECURITY;
    ALTER TABLE reconciliations DROP COLUMN told;
  `);
};
