import type { Knex } from 'knex';

const own = `(SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id())`;
const atPharmacy = `'passing-on', 'sent', 'received', 'in-preparation', 'ready', 'partly-dispensed', 'dispensed'`;
/** A returned prescription is still the pharmacy's until the transaction ends that returned it. */
const withPharmacy = `(SELECT actor_role()) = 'pharmacy' AND pharmacy_id = (SELECT actor_pharmacy_id())
  AND (status IN (${atPharmacy}) OR (status = 'returned' AND updated_at = now()))`;
const formerWithPharmacy = `(SELECT actor_role()) = 'pharmacy' AND (pharmacy_id = (SELECT actor_pharmacy_id())
  AND (status IN ('sent', 'received', 'ready', 'dispensed') OR (status = 'returned' AND updated_at = now())))`;

/**
 * A sending is one handing over of a request's prescriptions to one pharmacy. Steps of a prescription are events, so that none is lost when
 * a later one overwrites a column. Statuses for what pharmacies do in between, and for versions.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    CREATE TABLE sendings (
      id uuid NOT NULL DEFAULT gen_random_uuid() CONSTRAINT sendings_pkey PRIMARY KEY,
      treatment_id uuid NOT NULL CONSTRAINT sendings_treatment_id_fkey REFERENCES treatments (id),
      patient_id uuid NOT NULL CONSTRAINT sendings_patient_id_fkey REFERENCES users (id),
      pharmacy_id uuid NOT NULL CONSTRAINT sendings_pharmacy_id_fkey REFERENCES pharmacies (id),
      channel text NOT NULL CONSTRAINT sendings_channel_check CHECK (channel IN ('account', 'link', 'staff')),
      fulfilment text NOT NULL DEFAULT 'pickup' CONSTRAINT sendings_fulfilment_check CHECK (fulfilment IN ('pickup', 'courier', 'shipping')),
      fulfilment_cents integer CONSTRAINT sendings_fulfilment_cents_check CHECK (fulfilment_cents >= 0),
      sent_at timestamptz NOT NULL,
      notified_at timestamptz,
      opened_at timestamptz,
      ended_at timestamptz
    );
    CREATE INDEX sendings_treatment_id_idx ON sendings (treatment_id);
    CREATE INDEX sendings_patient_id_idx ON sendings (patient_id);
    CREATE INDEX sendings_pharmacy_id_idx ON sendings (pharmacy_id);

    INSERT INTO sendings (treatment_id, patient_id, pharmacy_id, channel, sent_at, notified_at, opened_at, ended_at)
      SELECT treatment_id, patient_id, deliveries.pharmacy_id, 'account', deliveries.sent_at, min(notified_at),
        min(received_at), CASE WHEN bool_and(voided_at IS NOT NULL) THEN max(voided_at) END
      FROM prescription_deliveries AS deliveries JOIN prescriptions ON prescriptions.id = prescription_id
      GROUP BY treatment_id, patient_id, deliveries.pharmacy_id, deliveries.sent_at;
    ALTER TABLE prescription_deliveries ADD COLUMN sending_id uuid CONSTRAINT prescription_deliveries_sending_id_fkey REFERENCES sendings (id);
    UPDATE prescription_deliveries SET sending_id = sendings.id FROM sendings, prescriptions
      WHERE prescriptions.id = prescription_id AND sendings.treatment_id = prescriptions.treatment_id
        AND sendings.pharmacy_id = prescription_deliveries.pharmacy_id AND sendings.sent_at = prescription_deliveries.sent_at;
    ALTER TABLE prescription_deliveries ALTER COLUMN sending_id SET NOT NULL, DROP COLUMN notified_at;
    CREATE INDEX prescription_deliveries_sending_id_idx ON prescription_deliveries (sending_id);

    ALTER TABLE prescriptions
      DROP CONSTRAINT prescriptions_status_check,
      ADD CONSTRAINT prescriptions_status_check CHECK (status IN ('issued', ${atPharmacy}, 'returned', 'revoked', 'replaced', 'expired')),
      DROP CONSTRAINT prescriptions_pharmacy_check,
      ADD CONSTRAINT prescriptions_pharmacy_check CHECK (status IN ('issued', 'returned', 'revoked', 'replaced', 'expired') OR pharmacy_id IS NOT NULL),
      DROP CONSTRAINT prescriptions_treatment_position_key,
      ADD COLUMN sending_id uuid CONSTRAINT prescriptions_sending_id_fkey REFERENCES sendings (id),
      ADD COLUMN in_preparation_at timestamptz,
      ADD COLUMN hold_until timestamptz,
      ADD COLUMN pickup_code text CONSTRAINT prescriptions_pickup_code_check CHECK (pickup_code ~ '^[2-9A-HJ-NP-Z]{6}$'),
      ADD COLUMN dispensed_quantity numeric(8, 2) NOT NULL DEFAULT 0,
      ADD COLUMN replaces_id uuid CONSTRAINT prescriptions_replaces_id_fkey REFERENCES prescriptions (id) CONSTRAINT prescriptions_replaces_id_key UNIQUE,
      ADD COLUMN revision integer NOT NULL DEFAULT 1 CONSTRAINT prescriptions_revision_check CHECK (revision >= 1),
      ADD COLUMN revoked_at timestamptz,
      ADD COLUMN revoke_reason text CONSTRAINT prescriptions_revoke_reason_check CHECK (revoke_reason IN ('error', 'risk', 'patient-wish', 'doubt', 'other')),
      ADD COLUMN revoke_text text;
    UPDATE prescriptions SET dispensed_quantity = quantity WHERE status = 'dispensed';
    UPDATE prescriptions SET sending_id = deliveries.sending_id FROM prescription_deliveries AS deliveries
      WHERE deliveries.prescription_id = prescriptions.id AND deliveries.voided_at IS NULL;
    ALTER TABLE prescriptions ADD CONSTRAINT prescriptions_dispensed_quantity_check CHECK (dispensed_quantity BETWEEN 0 AND quantity);
    CREATE UNIQUE INDEX prescriptions_treatment_position_key ON prescriptions (treatment_id, position) WHERE status <> 'replaced';
    CREATE INDEX prescriptions_sending_id_idx ON prescriptions (sending_id);

    CREATE TABLE prescription_events (
      id bigint GENERATED ALWAYS AS IDENTITY NOT NULL CONSTRAINT prescription_events_pkey PRIMARY KEY,
      prescription_id uuid NOT NULL CONSTRAINT prescription_events_prescription_id_fkey REFERENCES prescriptions (id),
      kind text NOT NULL CONSTRAINT prescription_events_kind_check CHECK (kind IN ('sent', 'passing-on', 'passed-on', 'opened', 'received', 'question', 'answered',
        'in-preparation', 'ready', 'ready-undone', 'partly-dispensed', 'dispensed', 'returned', 'recalled', 're-routed', 'revoked', 'replaced', 'expired')),
      at timestamptz NOT NULL,
      pharmacy_id uuid CONSTRAINT prescription_events_pharmacy_id_fkey REFERENCES pharmacies (id)
    );
    CREATE INDEX prescription_events_prescription_id_idx ON prescription_events (prescription_id);
    CREATE INDEX prescription_events_pharmacy_id_idx ON prescription_events (pharmacy_id);
    INSERT INTO prescription_events (prescription_id, kind, at, pharmacy_id)
      SELECT prescriptions.id, kind, at, pharmacy_id FROM prescriptions CROSS JOIN LATERAL (VALUES
        ('sent', sent_at), ('received', received_at), ('ready', ready_at), ('dispensed', dispensed_at),
        ('returned', CASE WHEN status = 'returned' THEN updated_at END), ('revoked', CASE WHEN status = 'revoked' THEN updated_at END)
      ) AS steps (kind, at) WHERE at IS NOT NULL ORDER BY at;
  `);
  await knex.raw(`
    ALTER TABLE sendings ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON sendings TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY patient_own ON sendings TO blattwerk_app USING (${own}) WITH CHECK (${own});
    CREATE POLICY pharmacy_reads ON sendings FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'pharmacy' AND pharmacy_id = (SELECT actor_pharmacy_id()));
    CREATE POLICY pharmacy_opens ON sendings FOR UPDATE TO blattwerk_app USING ((SELECT actor_role()) = 'pharmacy' AND pharmacy_id = (SELECT actor_pharmacy_id()));
    CREATE POLICY admin_reads ON sendings FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'admin');
    REVOKE DELETE ON sendings FROM blattwerk_app;
    GRANT DELETE ON sendings TO blattwerk_system;

    ALTER TABLE prescription_events ENABLE ROW LEVEL SECURITY;
    CREATE POLICY system_all ON prescription_events TO blattwerk_system USING (true) WITH CHECK (true);
    CREATE POLICY follows_prescription ON prescription_events FOR SELECT TO blattwerk_app
      USING (EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id));
    CREATE POLICY actor_adds ON prescription_events FOR INSERT TO blattwerk_app
      WITH CHECK (EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id));
    REVOKE UPDATE, DELETE ON prescription_events FROM blattwerk_app;
    GRANT DELETE ON prescription_events TO blattwerk_system;

    DROP POLICY patient_sends ON prescriptions;
    CREATE POLICY patient_sends ON prescriptions FOR UPDATE TO blattwerk_app USING (${own}) WITH CHECK (${own} AND status IN ('issued', 'passing-on', 'sent'));
    DROP POLICY pharmacy_reads ON prescriptions;
    CREATE POLICY pharmacy_reads ON prescriptions FOR SELECT TO blattwerk_app USING (${withPharmacy});
    DROP POLICY pharmacy_dispenses ON prescriptions;
    CREATE POLICY pharmacy_dispenses ON prescriptions FOR UPDATE TO blattwerk_app USING (${withPharmacy}) WITH CHECK (${withPharmacy});
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY pharmacy_dispenses ON prescriptions;
    CREATE POLICY pharmacy_dispenses ON prescriptions FOR UPDATE TO blattwerk_app USING (${formerWithPharmacy}) WITH CHECK (${formerWithPharmacy});
    DROP POLICY pharmacy_reads ON prescriptions;
    CREATE POLICY pharmacy_reads ON prescriptions FOR SELECT TO blattwerk_app USING (${formerWithPharmacy});
    DROP POLICY patient_sends ON prescriptions;
    CREATE POLICY patient_sends ON prescriptions FOR UPDATE TO blattwerk_app USING (${own}) WITH CHECK (${own} AND status = 'sent');
    DROP TABLE prescription_events;
    DROP INDEX prescriptions_treatment_position_key;
    ALTER TABLE prescriptions
      DROP COLUMN sending_id, DROP COLUMN in_preparation_at, DROP COLUMN hold_until, DROP COLUMN pickup_code, DROP COLUMN dispensed_quantity,
      DROP COLUMN replaces_id, DROP COLUMN revision, DROP COLUMN revoked_at, DROP COLUMN revoke_reason, DROP COLUMN revoke_text,
      ADD CONSTRAINT prescriptions_treatment_position_key UNIQUE (treatment_id, position),
      DROP CONSTRAINT prescriptions_status_check,
      ADD CONSTRAINT prescriptions_status_check CHECK (status IN ('issued', 'sent', 'received', 'ready', 'dispensed', 'returned', 'revoked', 'expired')),
      DROP CONSTRAINT prescriptions_pharmacy_check,
      ADD CONSTRAINT prescriptions_pharmacy_check CHECK (status IN ('issued', 'returned', 'revoked', 'expired') OR pharmacy_id IS NOT NULL);
    ALTER TABLE prescription_deliveries DROP COLUMN sending_id, ADD COLUMN notified_at timestamptz;
    DROP TABLE sendings;
  `);
};
