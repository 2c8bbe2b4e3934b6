import type { Knex } from 'knex';

/** Row-level security (decision 0015): a query that forgets its filter still reaches only what its actor may see. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    ALTER TABLE sendings ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_moves ON sendings FOR UPDATE TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY admin_reads ON sendings FOR SELECT TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY doctor_ends ON sendings FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.sending_id = sendings.id)
      AND ((prescriptions.doctor_id = (SELECT actor_id())) OR (prescriptions.id IN (SELECT covered_prescriptions()))))))))
      WITH CHECK ((((SELECT actor_role()) = 'doctor') AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.sending_id = sendings.id)
      AND ((prescriptions.doctor_id = (SELECT actor_id())) OR (prescriptions.id IN (SELECT covered_prescriptions())))))) AND (ended_at IS NOT NULL)));
    CREATE POLICY doctor_reads ON sendings FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.sending_id = sendings.id)
      AND ((prescriptions.doctor_id = (SELECT actor_id())) OR (prescriptions.id IN (SELECT covered_prescriptions()))))))));
    CREATE POLICY link_opens ON sendings FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND (id = (SELECT actor_sending_id()))));
    CREATE POLICY link_reads ON sendings FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND (id = (SELECT actor_sending_id()))));
    CREATE POLICY patient_own ON sendings FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY pharmacy_opens ON sendings FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id()))));
    CREATE POLICY pharmacy_reads ON sendings FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id()))));
    CREATE POLICY system_all ON sendings FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE prescriptions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_moves ON prescriptions FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'admin')
      AND (status IN ('passing-on', 'sent', 'received', 'in-preparation')))) WITH CHECK ((((SELECT actor_role()) = 'admin')
      AND (status IN ('issued', 'sent', 'returned'))));
    CREATE POLICY admin_reads ON prescriptions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY doctor_issues ON prescriptions FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) AND (status = 'issued')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = prescriptions.treatment_id) AND (treatments.doctor_id = (SELECT actor_id()))))))));
    CREATE POLICY doctor_reads ON prescriptions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (id IN (SELECT covered_prescriptions())) OR (patient_id IN (SELECT patients_of_doctor())))));
    CREATE POLICY doctor_revokes ON prescriptions FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (id IN (SELECT covered_prescriptions()))))) WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (id IN (SELECT covered_prescriptions()))) AND (status = 'revoked')));
    CREATE POLICY link_dispenses ON prescriptions FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND (sending_id = (SELECT actor_sending_id())) AND ((status IN ('passing-on', 'sent',
      'received', 'in-preparation', 'ready', 'partly-dispensed', 'dispensed')) OR ((status = 'returned') AND (updated_at = now())))))
      WITH CHECK ((((SELECT actor_role()) = 'pharmacy-link') AND (pharmacy_id = (SELECT actor_pharmacy_id()))
      AND (sending_id = (SELECT actor_sending_id())) AND ((status IN ('passing-on', 'sent', 'received', 'in-preparation', 'ready',
      'partly-dispensed', 'dispensed')) OR ((status = 'returned') AND (updated_at = now())))));
    CREATE POLICY link_reads ON prescriptions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND (sending_id = (SELECT actor_sending_id())) AND ((status IN ('passing-on', 'sent',
      'received', 'in-preparation', 'ready', 'partly-dispensed', 'dispensed')) OR ((status = 'returned') AND (updated_at = now())))));
    CREATE POLICY patient_reads ON prescriptions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_sends ON prescriptions FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))
      AND (status IN ('issued', 'passing-on', 'sent'))));
    CREATE POLICY pharmacy_dispenses ON prescriptions FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND ((status IN ('passing-on', 'sent', 'received', 'in-preparation', 'ready',
      'partly-dispensed', 'dispensed')) OR ((status = 'returned') AND (updated_at = now())))))
      WITH CHECK ((((SELECT actor_role()) = 'pharmacy') AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND ((status IN ('passing-on', 'sent',
      'received', 'in-preparation', 'ready', 'partly-dispensed', 'dispensed')) OR ((status = 'returned') AND (updated_at = now())))));
    CREATE POLICY pharmacy_reads ON prescriptions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND ((pharmacy_id = (SELECT actor_pharmacy_id())) AND ((status IN ('passing-on', 'sent', 'received', 'in-preparation', 'ready',
      'partly-dispensed', 'dispensed', 'revoked', 'replaced')) OR ((status = 'returned') AND (updated_at = now()))))));
    CREATE POLICY system_all ON prescriptions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE prescription_events ENABLE ROW LEVEL SECURITY;
    CREATE POLICY actor_adds ON prescription_events FOR INSERT TO blattwerk_app
      WITH CHECK ((EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = prescription_events.prescription_id))));
    CREATE POLICY follows_prescription ON prescription_events FOR SELECT TO blattwerk_app
      USING ((EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = prescription_events.prescription_id))));
    CREATE POLICY system_all ON prescription_events FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE prescription_deliveries ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY admin_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING (((SELECT actor_role()) = 'admin'))
      WITH CHECK ((((SELECT actor_role()) = 'admin') AND (voided_at IS NOT NULL)));
    CREATE POLICY doctor_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.id = prescription_deliveries.prescription_id)
      AND ((prescriptions.doctor_id = (SELECT actor_id())) OR (prescriptions.id IN (SELECT covered_prescriptions()))))))));
    CREATE POLICY doctor_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.id = prescription_deliveries.prescription_id)
      AND ((prescriptions.doctor_id = (SELECT actor_id())) OR (prescriptions.id IN (SELECT covered_prescriptions()))))))))
      WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.id = prescription_deliveries.prescription_id)
      AND ((prescriptions.doctor_id = (SELECT actor_id())) OR (prescriptions.id IN (SELECT covered_prescriptions())))))) AND (voided_at IS NOT NULL)));
    CREATE POLICY link_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND (sending_id = (SELECT actor_sending_id()))));
    CREATE POLICY link_returns ON prescription_deliveries FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND (sending_id = (SELECT actor_sending_id()))))
      WITH CHECK ((((SELECT actor_role()) = 'pharmacy-link') AND (pharmacy_id = (SELECT actor_pharmacy_id()))
      AND (sending_id = (SELECT actor_sending_id()))));
    CREATE POLICY patient_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = prescription_deliveries.prescription_id)))));
    CREATE POLICY patient_sends ON prescription_deliveries FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = prescription_deliveries.prescription_id)))));
    CREATE POLICY patient_voids ON prescription_deliveries FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = prescription_deliveries.prescription_id)))));
    CREATE POLICY pharmacy_reads ON prescription_deliveries FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id()))));
    CREATE POLICY pharmacy_returns ON prescription_deliveries FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())))) WITH CHECK ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id()))));
    CREATE POLICY system_all ON prescription_deliveries FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE delivery_tasks ENABLE ROW LEVEL SECURITY;
    CREATE POLICY actor_adds ON delivery_tasks FOR INSERT TO blattwerk_app WITH CHECK (((status = 'open')
      AND (EXISTS ( SELECT FROM sendings WHERE (sendings.id = delivery_tasks.sending_id)))));
    CREATE POLICY admin_reads ON delivery_tasks FOR SELECT TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY admin_records ON delivery_tasks FOR UPDATE TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY system_all ON delivery_tasks FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE pharmacy_questions ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY doctor_answers ON pharmacy_questions FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (answered_by_id = (SELECT actor_id())) OR ((status IN ('open', 'held'))
      AND (prescription_id IN (SELECT covered_prescriptions())))))) WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (answered_by_id = (SELECT actor_id())) OR ((status IN ('open', 'held'))
      AND (prescription_id IN (SELECT covered_prescriptions()))))));
    CREATE POLICY doctor_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND ((doctor_id = (SELECT actor_id())) OR (answered_by_id = (SELECT actor_id())) OR ((status IN ('open', 'held'))
      AND (prescription_id IN (SELECT covered_prescriptions()))))));
    CREATE POLICY link_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'pharmacy-link')
      AND ((pharmacy_id = (SELECT actor_pharmacy_id())) AND (sending_id = (SELECT actor_sending_id()))) AND (asked_by = 'pharmacy')
      AND (status = 'open') AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = pharmacy_questions.prescription_id)))));
    CREATE POLICY link_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy-link')
      AND ((pharmacy_id = (SELECT actor_pharmacy_id())) AND (sending_id = (SELECT actor_sending_id())))));
    CREATE POLICY patient_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (asked_by = 'patient') AND (status = 'open')
      AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = pharmacy_questions.prescription_id)))));
    CREATE POLICY patient_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY pharmacy_asks ON pharmacy_questions FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id())) AND (asked_by = 'pharmacy') AND (status = 'open')
      AND (EXISTS ( SELECT FROM prescriptions WHERE (prescriptions.id = pharmacy_questions.prescription_id)))));
    CREATE POLICY pharmacy_reads ON pharmacy_questions FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'pharmacy')
      AND (pharmacy_id = (SELECT actor_pharmacy_id()))));
    CREATE POLICY system_all ON pharmacy_questions FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE payments ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON payments FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY doctor_reads ON payments FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = payments.treatment_id) AND true)))));
    CREATE POLICY doctor_settles ON payments FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = payments.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))))) WITH CHECK ((((SELECT actor_role()) = 'doctor') AND ((status IN ('offset',
      'refund-pending')) AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = payments.treatment_id)
      AND (treatments.doctor_id = (SELECT actor_id()))))))));
    CREATE POLICY patient_moves ON payments FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))
      AND (status NOT IN ('paid', 'refunded'))));
    CREATE POLICY patient_opens ON payments FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'open')));
    CREATE POLICY patient_reads ON payments FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON payments FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE refunds ENABLE ROW LEVEL SECURITY;
    CREATE POLICY doctor_asks ON refunds FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'doctor')
      AND (EXISTS ( SELECT FROM (payments JOIN treatments ON ((treatments.id = payments.treatment_id))) WHERE ((payments.id = refunds.payment_id) AND (treatments.doctor_id = (SELECT actor_id())))))));
    CREATE POLICY follows_payment ON refunds FOR SELECT TO blattwerk_app
      USING ((EXISTS ( SELECT FROM payments WHERE (payments.id = refunds.payment_id))));
    CREATE POLICY patient_asks ON refunds FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM payments WHERE (payments.id = refunds.payment_id)))));
    CREATE POLICY system_all ON refunds FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE invoices ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON invoices FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY doctor_own ON invoices FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor') AND (doctor_id = (SELECT actor_id()))));
    CREATE POLICY patient_own ON invoices FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (EXISTS ( SELECT FROM treatments WHERE ((treatments.id = invoices.treatment_id) AND (treatments.patient_id = (SELECT actor_id())))))));
    CREATE POLICY system_all ON invoices FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE noted_products ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON noted_products FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (user_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (user_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON noted_products FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE saved_searches ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON saved_searches FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (user_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (user_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON saved_searches FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE reviews ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_decides ON reviews FOR UPDATE TO blattwerk_app USING (((SELECT actor_role()) = 'admin'))
      WITH CHECK ((((SELECT actor_role()) = 'admin') AND (status IN ('published', 'rejected'))));
    CREATE POLICY admin_reads ON reviews FOR SELECT TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY patient_changes ON reviews FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))
      AND ((status = 'withdrawn') OR ((status = 'pending')
      AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.patient_id = (SELECT actor_id()))
      AND (prescriptions.product_id = reviews.product_id) AND (prescriptions.status <> 'revoked'))))))));
    CREATE POLICY patient_reads ON reviews FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_writes ON reviews FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'pending')
      AND (EXISTS ( SELECT FROM prescriptions WHERE ((prescriptions.patient_id = (SELECT actor_id()))
      AND (prescriptions.product_id = reviews.product_id) AND (prescriptions.status <> 'revoked'))))));
    CREATE POLICY system_all ON reviews FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE review_comments ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_decides ON review_comments FOR UPDATE TO blattwerk_app USING (((SELECT actor_role()) = 'admin'))
      WITH CHECK ((((SELECT actor_role()) = 'admin') AND (status IN ('published', 'rejected'))));
    CREATE POLICY admin_reads ON review_comments FOR SELECT TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY patient_changes ON review_comments FOR UPDATE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (patient_id = (SELECT actor_id()))
      AND (status IN ('pending', 'withdrawn'))));
    CREATE POLICY patient_reads ON review_comments FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_writes ON review_comments FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (status = 'pending')
      AND (EXISTS ( SELECT FROM published_reviews WHERE (published_reviews.id = review_comments.review_id)))));
    CREATE POLICY system_all ON review_comments FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE review_likes ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_likes ON review_likes FOR INSERT TO blattwerk_app WITH CHECK ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id())) AND (EXISTS ( SELECT FROM published_reviews WHERE (published_reviews.id = review_likes.review_id))) AND (NOT (EXISTS ( SELECT FROM reviews WHERE ((reviews.id = review_likes.review_id) AND (reviews.patient_id = (SELECT actor_id()))))))));
    CREATE POLICY patient_reads ON review_likes FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY patient_removes ON review_likes FOR DELETE TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON review_likes FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON audit_events FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'admin') AND true));
    CREATE POLICY anybody_adds ON audit_events FOR INSERT TO blattwerk_app WITH CHECK (true);
    CREATE POLICY patient_own ON audit_events FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (patient_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON audit_events FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE data_exports ENABLE ROW LEVEL SECURITY;
    CREATE POLICY patient_own ON data_exports FOR ALL TO blattwerk_app USING ((((SELECT actor_role()) = 'patient')
      AND (user_id = (SELECT actor_id())))) WITH CHECK ((((SELECT actor_role()) = 'patient') AND (user_id = (SELECT actor_id()))));
    CREATE POLICY system_all ON data_exports FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
    ALTER TABLE sealed_records ENABLE ROW LEVEL SECURITY;
    CREATE POLICY admin_reads ON sealed_records FOR SELECT TO blattwerk_app USING (((SELECT actor_role()) = 'admin'));
    CREATE POLICY doctor_treated ON sealed_records FOR SELECT TO blattwerk_app USING ((((SELECT actor_role()) = 'doctor')
      AND (user_id IN (SELECT patients_of_doctor()))));
    CREATE POLICY system_all ON sealed_records FOR ALL TO blattwerk_system USING (true) WITH CHECK (true);
  `);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    DO $$
    DECLARE wall record;
    BEGIN
      FOR wall IN SELECT policyname, tablename FROM pg_policies WHERE tablename IN ('sendings', 'prescriptions', 'prescription_events', 'prescription_deliveries', 'delivery_tasks', 'pharmacy_questions', 'payments', 'refunds', 'invoices', 'noted_products', 'saved_searches', 'reviews', 'review_comments', 'review_likes', 'audit_events', 'data_exports', 'sealed_records') LOOP
        EXECUTE format('DROP POLICY %I ON %I', wall.policyname, wall.tablename);
        EXECUTE format('ALTER TABLE %I DISABLE ROW LEVEL SECURITY', wall.tablename);
      END LOOP;
    END $$
  `);
};
