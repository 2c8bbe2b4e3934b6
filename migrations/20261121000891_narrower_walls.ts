import type { Knex } from 'knex';

const own = `(SELECT actor_role()) = 'patient' AND patient_id = (SELECT actor_id())`;
const isDoctor = `(SELECT actor_role()) = 'doctor'`;
const ofOwnTreatment = `EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND treatments.patient_id = (SELECT actor_id()))`;
/** What was asked for stands when it is paid. */
const ofUnpaidTreatment = `EXISTS (
  SELECT FROM treatments WHERE treatments.id = treatment_id AND treatments.patient_id = (SELECT actor_id()) AND treatments.status IN ('draft', 'awaiting-payment'))`;
const ofOwnPrescription = `(SELECT actor_role()) = 'patient' AND EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id)`;
const byDoctor = `${isDoctor} AND EXISTS (
  SELECT FROM payments JOIN treatments ON treatments.id = payments.treatment_id WHERE payments.id = payment_id AND treatments.doctor_id = (SELECT actor_id()))`;
const byPatient = `(SELECT actor_role()) = 'patient' AND EXISTS (SELECT FROM payments WHERE payments.id = payment_id)`;

/** A patient corrects a draft and nothing that was handed in, and removes nothing but wishes of an unpaid request; records are ended, not deleted. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY patient_own ON health_states;
    CREATE POLICY patient_reads ON health_states FOR SELECT TO blattwerk_app USING (${own});
    CREATE POLICY patient_begins ON health_states FOR INSERT TO blattwerk_app WITH CHECK (${own} AND status = 'draft');
    CREATE POLICY patient_corrects ON health_states FOR UPDATE TO blattwerk_app USING (${own} AND status = 'draft') WITH CHECK (${own});

    DROP POLICY patient_own ON treatments;
    CREATE POLICY patient_reads ON treatments FOR SELECT TO blattwerk_app USING (${own});
    CREATE POLICY patient_asks ON treatments FOR INSERT TO blattwerk_app WITH CHECK (${own} AND status = 'draft');
    CREATE POLICY patient_moves ON treatments FOR UPDATE TO blattwerk_app
      USING (${own}) WITH CHECK (${own} AND status IN ('draft', 'awaiting-payment', 'cancelled'));

    DROP POLICY patient_own ON treatment_products;
    CREATE POLICY patient_reads ON treatment_products FOR SELECT TO blattwerk_app USING ((SELECT actor_role()) = 'patient' AND ${ofOwnTreatment});
    CREATE POLICY patient_wishes ON treatment_products FOR ALL TO blattwerk_app
      USING ((SELECT actor_role()) = 'patient' AND ${ofUnpaidTreatment}) WITH CHECK ((SELECT actor_role()) = 'patient' AND ${ofUnpaidTreatment});

    DROP POLICY patient_own ON payments;
    CREATE POLICY patient_reads ON payments FOR SELECT TO blattwerk_app USING (${own});
    CREATE POLICY patient_opens ON payments FOR INSERT TO blattwerk_app WITH CHECK (${own} AND status = 'open');
    CREATE POLICY patient_moves ON payments FOR UPDATE TO blattwerk_app USING (${own}) WITH CHECK (${own} AND status NOT IN ('paid', 'refunded'));

    DROP POLICY patient_or_doctor_asks ON refunds;
    CREATE POLICY patient_asks ON refunds FOR INSERT TO blattwerk_app WITH CHECK (${byPatient});
    CREATE POLICY doctor_asks ON refunds FOR INSERT TO blattwerk_app WITH CHECK (${byDoctor});

    DROP POLICY patient_own ON prescription_deliveries;
    CREATE POLICY patient_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING (${ofOwnPrescription});
    CREATE POLICY patient_sends ON prescription_deliveries FOR INSERT TO blattwerk_app WITH CHECK (${ofOwnPrescription});
    CREATE POLICY patient_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (${ofOwnPrescription});

    DROP POLICY patient_own ON identity_checks;
    CREATE POLICY patient_reads ON identity_checks FOR SELECT TO blattwerk_app USING (${own});
    CREATE POLICY patient_begins ON identity_checks FOR INSERT TO blattwerk_app WITH CHECK (${own} AND status = 'created');
    CREATE POLICY patient_moves ON identity_checks FOR UPDATE TO blattwerk_app USING (${own});

    DROP POLICY patient_own ON consultations;
    CREATE POLICY patient_reads ON consultations FOR SELECT TO blattwerk_app USING (${own});
    CREATE POLICY patient_books ON consultations FOR INSERT TO blattwerk_app WITH CHECK (${own} AND status = 'booked');
    CREATE POLICY patient_moves ON consultations FOR UPDATE TO blattwerk_app USING (${own});
    DROP POLICY doctor_own ON consultations;
    CREATE POLICY doctor_reads ON consultations FOR SELECT TO blattwerk_app USING (${isDoctor} AND doctor_id = (SELECT actor_id()));
    CREATE POLICY doctor_moves ON consultations FOR UPDATE TO blattwerk_app USING (${isDoctor} AND doctor_id = (SELECT actor_id()));
  `);
};

const wide = `FOR ALL TO blattwerk_app USING (${own}) WITH CHECK (${own})`;

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DROP POLICY patient_reads ON health_states; DROP POLICY patient_begins ON health_states; DROP POLICY patient_corrects ON health_states;
    CREATE POLICY patient_own ON health_states ${wide};
    DROP POLICY patient_reads ON treatments; DROP POLICY patient_asks ON treatments; DROP POLICY patient_moves ON treatments;
    CREATE POLICY patient_own ON treatments ${wide};
    DROP POLICY patient_reads ON treatment_products; DROP POLICY patient_wishes ON treatment_products;
    CREATE POLICY patient_own ON treatment_products FOR ALL TO blattwerk_app USING ((SELECT actor_role()) = 'patient' AND ${ofOwnTreatment});
    DROP POLICY patient_reads ON payments; DROP POLICY patient_opens ON payments; DROP POLICY patient_moves ON payments;
    CREATE POLICY patient_own ON payments ${wide};
    DROP POLICY patient_asks ON refunds; DROP POLICY doctor_asks ON refunds;
    CREATE POLICY patient_or_doctor_asks ON refunds FOR INSERT TO blattwerk_app
      WITH CHECK ((SELECT actor_role()) IN ('patient', 'doctor') AND EXISTS (SELECT FROM payments WHERE payments.id = payment_id));
    DROP POLICY patient_reads ON prescription_deliveries; DROP POLICY patient_sends ON prescription_deliveries; DROP POLICY patient_voids ON prescription_deliveries;
    CREATE POLICY patient_own ON prescription_deliveries FOR ALL TO blattwerk_app USING (${ofOwnPrescription});
    DROP POLICY patient_reads ON identity_checks; DROP POLICY patient_begins ON identity_checks; DROP POLICY patient_moves ON identity_checks;
    CREATE POLICY patient_own ON identity_checks ${wide};
    DROP POLICY patient_reads ON consultations; DROP POLICY patient_books ON consultations; DROP POLICY patient_moves ON consultations;
    DROP POLICY doctor_reads ON consultations; DROP POLICY doctor_moves ON consultations;
    CREATE POLICY patient_own ON consultations ${wide};
    CREATE POLICY doctor_own ON consultations FOR ALL TO blattwerk_app USING (${isDoctor} AND doctor_id = (SELECT actor_id()));
  `);
};
