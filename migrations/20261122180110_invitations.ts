import type { Knex } from 'knex';

const ofPatientOrDoctor = `(SELECT actor_role()) IN ('patient', 'doctor') AND inviter_id = (SELECT actor_id()) AND role = 'doctor'`;
const ofPharmacy = `(SELECT actor_role()) = 'pharmacy' AND pharmacy_id = (SELECT actor_pharmacy_id())`;
const isAdmin = `(SELECT actor_role()) = 'admin'`;
/** Who holds the link reaches its invitation and no other, signed in or not. */
const byLink = `token_hash = nullif(current_setting('app.invitation', true), '')`;

/**
 * Invitations to work here. The link follows from \`link_id\` and a key, so only its hash is stored; sending again replaces both. One that was not
 * accepted in time has no state of its own: \`expires_at\` says it. No inviter: the command line.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE invitations (
      id uuid NOT NULL CONSTRAINT invitations_pkey PRIMARY KEY,
      email text NOT NULL CONSTRAINT invitations_email_check CHECK (email = lower(email) AND email LIKE '%_@_%'),
      role text NOT NULL CONSTRAINT invitations_role_check CHECK (role IN ('doctor', 'pharmacy', 'admin')),
      pharmacy_id uuid CONSTRAINT invitations_pharmacy_id_fkey REFERENCES pharmacies (id),
      message text CONSTRAINT invitations_message_check CHECK (char_length(message) BETWEEN 1 AND 1000),
      locale text NOT NULL CONSTRAINT invitations_locale_check CHECK (locale IN ('de', 'en')),
      inviter_id uuid CONSTRAINT invitations_inviter_id_fkey REFERENCES users (id),
      status text NOT NULL DEFAULT 'pending' CONSTRAINT invitations_status_check CHECK (status IN ('pending', 'accepted', 'withdrawn')),
      link_id uuid NOT NULL,
      token_hash text NOT NULL CONSTRAINT invitations_token_hash_key UNIQUE,
      expires_at timestamptz NOT NULL,
      accepted_at timestamptz,
      version integer NOT NULL DEFAULT 1,
      created_at timestamptz NOT NULL,
      updated_at timestamptz NOT NULL,
      CONSTRAINT invitations_pharmacy_role_check CHECK ((role = 'pharmacy') = (pharmacy_id IS NOT NULL)),
      CONSTRAINT invitations_accepted_check CHECK ((status = 'accepted') = (accepted_at IS NOT NULL))
    );
    CREATE UNIQUE INDEX invitations_one_pending_key ON invitations (inviter_id, email) NULLS NOT DISTINCT WHERE status = 'pending';
    CREATE INDEX invitations_pharmacy_id_idx ON invitations (pharmacy_id);
    CREATE INDEX invitations_inviter_id_idx ON invitations (inviter_id);
    ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON invitations TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY inviter_own ON invitations TO blattwerk_app USING (${ofPatientOrDoctor}) WITH CHECK (${ofPatientOrDoctor});
    CREATE POLICY pharmacy_own ON invitations TO blattwerk_app USING (${ofPharmacy}) WITH CHECK (${ofPharmacy});
    CREATE POLICY admin_all ON invitations TO blattwerk_app USING (${isAdmin}) WITH CHECK (${isAdmin});
    CREATE POLICY link_reads ON invitations FOR SELECT TO blattwerk_app USING (${byLink});
    CREATE POLICY link_accepts ON invitations FOR UPDATE TO blattwerk_app USING (${byLink}) WITH CHECK (${byLink} AND status = 'accepted');
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`DROP TABLE invitations`);
};
