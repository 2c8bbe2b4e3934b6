import type { Knex } from 'knex';

/** Row-level security (decision 0015): a query that forgets its filter still reaches only what its actor may see. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_all ON invitations FOR ALL TO blattwerk_app USING (((SELECT actor_role()) = 'admin'))
      WITH CHECK (((SELECT actor_role()) = 'admin'));
    CREATE POLICY inviter_own ON invitations FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) IN ('patient', 'doctor'))
      AND (inviter_id = (SELECT actor_id())) AND (role = 'doctor'))) WITH CHECK ((((SELECT actor_role()) IN ('patient', 'doctor'))
      AND (inviter_id = (SELECT actor_id())) AND (role = 'doctor')));
    CREATE POLICY link_accepts ON invitations FOR UPDATE TO blattwerk_app USING ((token_hash = NULLIF(current_setting('app.invitation', true),
      ''))) WITH CHECK (((token_hash = NULLIF(current_setting('app.invitation', true), '')) AND (status = 'accepted')));
    CREATE POLICY link_reads ON invitations FOR SELECT TO blattwerk_app USING ((token_hash = NULLIF(current_setting('app.invitation', true), '')));
    CREATE POLICY pharmacy_own ON invitations FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())))) WITH CHECK ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id()))));
    CREATE POLICY system_all ON invitations FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE files ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_invoices ON files FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND ((kind = 'invoice')
      OR (owner_id = (SELECT opened_patient())))));
    CREATE POLICY doctor_treated ON files FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor') AND ((kind <> 'invoice')
      AND (owner_id IN (SELECT patients_of_doctor())))));
    CREATE POLICY link_prescription ON files FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND (kind = 'prescription') AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.file_id = files.id)))));
    CREATE POLICY patient_own ON files FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient') AND (owner_id = (SELECT actor_id()))));
    CREATE POLICY pharmacy_prescription ON files FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND ((kind = 'prescription') AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.file_id = files.id))))));
    CREATE POLICY system_all ON files FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE health_states ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_opened ON health_states FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (patient_id = (SELECT opened_patient()))));
    CREATE POLICY doctor_pool ON health_states FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (id IN ( SELECT treatments.health_state_id FROM treatments WHERE (treatments.status = 'in-review')))));
    CREATE POLICY doctor_treated ON health_states FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (patient_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY patient_begins ON health_states FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'draft')));
    CREATE POLICY patient_corrects ON health_states FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'draft'))) WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_reads ON health_states FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON health_states FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE safety_answers ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_opened ON safety_answers FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (patient_id = (SELECT opened_patient()))));
    CREATE POLICY doctor_treated ON safety_answers FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (patient_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY patient_adds ON safety_answers FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_reads ON safety_answers FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON safety_answers FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE treatments ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON treatments FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY admin_reassigns ON treatments FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (status = 'in-review'))) WITH CHECK ((((SELECT actor_role()) = 'admin') AND (status = 'in-review')));
    CREATE POLICY doctor_decides ON treatments FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (status = 'in-review')))) WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR ((doctor_id IS NULL) AND (status = 'in-review')))));
    CREATE POLICY doctor_reads ON treatments FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (status = 'in-review') OR (patient_id IN (SELECT patients_of_doctor())))));
    CREATE POLICY patient_asks ON treatments FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'draft')));
    CREATE POLICY patient_moves ON treatments FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))
      AND (status IN ('draft', 'awaiting-payment', 'cancelled'))));
    CREATE POLICY patient_reads ON treatments FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON treatments FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE treatment_products ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_opened ON treatment_products FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_products.treatment_id)
      AND (treatments.patient_id = (SELECT opened_patient())))))));
    CREATE POLICY doctor_reads ON treatment_products FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_products.treatment_id) AND true)))));
    CREATE POLICY patient_reads ON treatment_products FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_products.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id())))))));
    CREATE POLICY patient_wishes ON treatment_products FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_products.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id())) AND (treatments.status IN ('draft', 'awaiting-payment')))))))
      WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_products.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id())) AND (treatments.status IN ('draft', 'awaiting-payment')))))));
    CREATE POLICY system_all ON treatment_products FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE treatment_messages ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_opened ON treatment_messages FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.patient_id = (SELECT opened_patient())))))));
    CREATE POLICY doctor_asks ON treatment_messages FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((kind <> 'answer') AND (author_id = (SELECT actor_id()))
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))))));
    CREATE POLICY doctor_treated ON treatment_messages FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.patient_id IN (SELECT patients_of_doctor())))))));
    CREATE POLICY patient_answers ON treatment_messages FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND ((kind = 'answer') AND (author_id = (SELECT actor_id()))
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id()))))))));
    CREATE POLICY patient_reads ON treatment_messages FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND ((kind <> 'note') AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_messages.treatment_id)
      AND (treatments.patient_id = (SELECT actor_id()))))))));
    CREATE POLICY system_all ON treatment_messages FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE treatment_pauses ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_stops ON treatment_pauses FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND (resumed_at IS NULL) AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = treatment_pauses.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id())))))));
    CREATE POLICY member_reads ON treatment_pauses FOR SELECT TO blattwerk_app
      USING ((EXISTS ( SELECT FROM treatments WHERE (treatments.id = treatment_pauses.treatment_id))));
    CREATE POLICY system_all ON treatment_pauses FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE held_decisions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_opened ON held_decisions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = held_decisions.treatment_id)
      AND (treatments.patient_id = (SELECT opened_patient())))))));
    CREATE POLICY doctor_decides ON held_decisions FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id())) AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = held_decisions.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id())))))));
    CREATE POLICY doctor_reads ON held_decisions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id()))));
    CREATE POLICY doctor_undoes ON held_decisions FOR DELETE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON held_decisions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE certificates ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON certificates FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY doctor_issues ON certificates FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = certificates.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))))));
    CREATE POLICY doctor_reads ON certificates FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = certificates.treatment_id)
      AND (treatments.patient_id IN (SELECT patients_of_doctor()))))))));
    CREATE POLICY patient_own ON certificates FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = certificates.treatment_id) AND (treatments.patient_id = (SELECT actor_id())))))));
    CREATE POLICY system_all ON certificates FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE signatures ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON signatures FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY doctor_treated ON signatures FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (patient_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY patient_reads ON signatures FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_signs ON signatures FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON signatures FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE signature_files ENABLE ROW LEVEL SECURITY;
    CREATE POLICY follows_signature ON signature_files FOR SELECT TO blattwerk_app
      USING ((EXISTS ( SELECT FROM signatures WHERE (signatures.id = signature_files.signature_id))));
    CREATE POLICY system_all ON signature_files FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE consultations ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_cancels ON consultations FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (status = 'booked'))) WITH CHECK ((((SELECT actor_role()) = 'admin') AND (status = 'cancelled')));
    CREATE POLICY admin_reads ON consultations FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY doctor_moves ON consultations FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id()))));
    CREATE POLICY doctor_reads ON consultations FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id()))));
    CREATE POLICY doctor_treated ON consultations FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (patient_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY patient_books ON consultations FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'booked')));
    CREATE POLICY patient_moves ON consultations FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_reads ON consultations FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON consultations FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE identity_checks ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON identity_checks FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY doctor_treated ON identity_checks FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (patient_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY patient_begins ON identity_checks FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'created')));
    CREATE POLICY patient_moves ON identity_checks FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_reads ON identity_checks FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON identity_checks FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE identity_sightings ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON identity_sightings FOR SELECT TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY doctor_adds ON identity_sightings FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND (doctor_id = (SELECT actor_id())) AND (patient_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY doctor_treated ON identity_sightings FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (patient_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY patient_own ON identity_sightings FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON identity_sightings FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DO $$
    DECLARE wall record;
    BEGIN
      FOR wall IN SELECT policyname, tablename FROM pg_policies WHERE tablename IN ('invitations', 'files', 'health_states', 'safety_answers', 'treatments', 'treatment_products', 'treatment_messages', 'treatment_pauses', 'held_decisions', 'certificates', 'signatures', 'signature_files', 'consultations', 'identity_checks', 'identity_sightings') LOOP
        EXECUTE format('DROP POLICY %I ON %I', wall.policyname, wall.tablename);
        EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', wall.tablename);
      END LOOP;
    END $$
  `);
};
