import type { Knex } from 'knex';

const deciding = (approver: string): string => `
  DROP POLICY admin_decides ON refunds;
  CREATE POLICY admin_decides ON refunds FOR UPDATE TO blattwerk_app
    USING ((SELECT actor_role()) = 'admin')
    WITH CHECK ((SELECT actor_role()) = 'admin' AND (approved_by = (SELECT actor_id()) OR approved_by IS NULL${approver})
      AND status IN ('to-approve', 'pending', 'rejected'))`;

/**
 * Who approved a refund stays who did, whichever administrator tries it again after the bank returned it. The function sees the row as it was before
 * the statement.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE FUNCTION refund_approver(refund uuid) RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path TO 'public', 'pg_temp'
      AS $$ SELECT approved_by FROM refunds WHERE id = refund $$;
    REVOKE ALL ON FUNCTION refund_approver FROM PUBLIC;
    GRANT EXECUTE ON FUNCTION refund_approver TO blattwerk_app;
  `);
  await knex.raw(deciding(' OR approved_by = refund_approver(id)'));
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(deciding(''));
  await knex.raw('DROP FUNCTION refund_approver');
};
