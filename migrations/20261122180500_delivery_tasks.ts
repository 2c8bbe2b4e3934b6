import type { Knex } from 'knex';

const isAdmin = `(SELECT actor_role()) = 'admin'`;
/** What administrators move: they pass on, take back for another pharmacy, and note that a pharmacy refuses. */
const movable = `'passing-on', 'sent', 'received', 'in-preparation'`;

/**
 * What staff do by telephone or post for a sending. A task is one try: who was not reached is a new task, due later. Sendings remember
 * what has been done about a pharmacy that does not react. Administrators may move prescriptions on the way to a pharmacy.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE sendings ADD COLUMN reminded_at timestamptz, ADD COLUMN offered_at timestamptz;

    CREATE TABLE delivery_tasks (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT delivery_tasks_pkey PRIMARY KEY,
      sending_id uuid NOT NULL CONSTRAINT delivery_tasks_sending_id_fkey REFERENCES sendings (id),
      kind text NOT NULL CONSTRAINT delivery_tasks_kind_check CHECK (kind IN ('pass-on', 'call', 'tan')),
      due_at timestamptz NOT NULL,
      status text NOT NULL DEFAULT 'open' CONSTRAINT delivery_tasks_status_check CHECK (status IN ('open', 'done', 'cancelled')),
      outcome text CONSTRAINT delivery_tasks_outcome_check CHECK (outcome IN ('reached', 'unreachable', 'refused')),
      note text CONSTRAINT delivery_tasks_note_check CHECK (length(note) <= 500),
      done_by uuid CONSTRAINT delivery_tasks_done_by_fkey REFERENCES users (id),
      done_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL DEFAULT now(),
      updated_at timestamptz NOT NULL DEFAULT now(),
      CONSTRAINT delivery_tasks_done_check CHECK ((status = 'done') = (outcome IS NOT NULL AND done_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX delivery_tasks_one_open_key ON delivery_tasks (sending_id, kind) WHERE status = 'open';
    CREATE INDEX delivery_tasks_sending_id_idx ON delivery_tasks (sending_id);
    CREATE INDEX delivery_tasks_done_by_idx ON delivery_tasks (done_by);
    CREATE INDEX delivery_tasks_due_at_idx ON delivery_tasks (due_at) WHERE status = 'open';

    ALTER TABLE delivery_tasks ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON delivery_tasks TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY actor_adds ON delivery_tasks FOR INSERT TO blattwerk_app WITH CHECK (status = 'open' AND EXISTS (SELECT FROM sendings WHERE sendings.id = sending_id));
    CREATE POLICY admin_reads ON delivery_tasks FOR SELECT TO blattwerk_app USING (${isAdmin});
    CREATE POLICY admin_records ON delivery_tasks FOR UPDATE TO blattwerk_app USING (${isAdmin});
    REVOKE DELETE ON delivery_tasks FROM blattwerk_app;
    GRANT DELETE ON delivery_tasks TO blattwerk_system;

    CREATE POLICY admin_moves ON sendings FOR UPDATE TO blattwerk_app USING (${isAdmin});
    CREATE POLICY admin_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (${isAdmin}) WITH CHECK (${isAdmin} AND voided_at IS NOT NULL);
    CREATE POLICY admin_moves ON prescriptions FOR UPDATE TO blattwerk_app
      USING (${isAdmin} AND status IN (${movable})) WITH CHECK (${isAdmin} AND status IN ('issued', 'sent', 'returned'));
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY admin_moves ON prescriptions;
    DROP POLICY admin_voids ON prescription_deliveries;
    DROP POLICY admin_moves ON sendings;
    DROP TABLE delivery_tasks;
    ALTER TABLE sendings DROP COLUMN reminded_at, DROP COLUMN offered_at;
  `);
};
