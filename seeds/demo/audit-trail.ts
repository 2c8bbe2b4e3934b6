import type { Knex } from 'knex';

/** Derived from the rows themselves, so that the log tells exactly what the demo holds. `before` and `after` carry statuses only. */
const trail = `
  INSERT INTO audit_events (at, actor_id, actor_role, action, object_type, object_id, patient_id, before, after)
  SELECT at, actor_id, actor_role, action, object_type, object_id::text, patient_id, before, after FROM (
    SELECT created_at AS at, id AS actor_id, 'patient' AS actor_role, 'account.register' AS action, 'user' AS object_type, id AS object_id, id AS patient_id, NULL::jsonb AS before, NULL::jsonb AS after
      FROM users WHERE role = 'patient'
    UNION ALL SELECT mail_confirmed_at, id, 'patient', 'account.confirm', 'user', id, id, NULL, NULL FROM users WHERE role = 'patient' AND mail_confirmed_at IS NOT NULL
    UNION ALL SELECT completed_at, patient_id, 'patient', 'health-state.complete', 'health-state', id, patient_id, NULL, jsonb_build_object('version', version)
      FROM health_states WHERE status = 'complete'
    UNION ALL SELECT signed_at, patient_id, 'patient', 'agreement.sign', 'signature', id, patient_id, NULL, jsonb_build_object('document', document, 'version', version) FROM signatures
    UNION ALL SELECT created_at, patient_id, 'patient', 'treatment.submit', 'treatment', id, patient_id, '{"status":"draft"}', '{"status":"awaiting-payment"}' FROM treatments WHERE status <> 'draft'
    UNION ALL SELECT paid_at, NULL, 'system', 'payment.pay', 'payment', id, patient_id, '{"status":"open"}', '{"status":"paid"}' FROM payments WHERE paid_at IS NOT NULL
    UNION ALL SELECT decided_at, doctor_id, 'doctor', CASE status WHEN 'approved' THEN 'treatment.approve' ELSE 'treatment.decline' END, 'treatment', id, patient_id,
      '{"status":"in-review"}', jsonb_build_object('status', status) FROM treatments WHERE decided_at IS NOT NULL
    UNION ALL SELECT cancelled_at, patient_id, 'patient', 'treatment.cancel', 'treatment', id, patient_id, '{"status":"in-review"}', '{"status":"cancelled"}' FROM treatments WHERE cancelled_at IS NOT NULL
    UNION ALL SELECT refunded_at, NULL, 'system', 'payment.refund', 'payment', payments.id, patient_id, '{"status":"refund-pending"}', '{"status":"refunded"}'
      FROM refunds JOIN payments ON payments.id = refunds.payment_id WHERE refunded_at IS NOT NULL
    UNION ALL SELECT requested_at, requested_by, 'admin', 'payment.askRefund', 'payment', payments.id, patient_id, NULL, jsonb_build_object('amountCents', refunds.amount_cents)
      FROM refunds JOIN payments ON payments.id = refunds.payment_id WHERE requested_by IS NOT NULL
    UNION ALL SELECT invoices.issued_at, cancelled_by, 'admin', CASE invoices.kind WHEN 'cancellation' THEN 'invoice.cancel' ELSE 'invoice.reduce' END, 'invoice', invoices.id, payments.patient_id,
      jsonb_build_object('number', corrected.number), jsonb_build_object('number', invoices.number, 'totalCents', invoices.total_cents)
      FROM invoices JOIN invoices AS corrected ON corrected.id = invoices.corrects_id JOIN payments ON payments.id = invoices.payment_id
      CROSS JOIN LATERAL (SELECT requested_by AS cancelled_by FROM refunds WHERE payment_id = payments.id AND reason = 'admin' LIMIT 1) AS refund
    UNION ALL SELECT sent_at, patient_id, 'patient', 'prescription.send', 'prescription', id, patient_id, '{"status":"issued"}', '{"status":"sent"}' FROM prescriptions WHERE sent_at IS NOT NULL
    UNION ALL SELECT step.at, pharmacist.id, 'pharmacy', step.action, 'prescription', prescriptions.id, prescriptions.patient_id, step.before, step.after
      FROM prescriptions JOIN users AS pharmacist ON pharmacist.pharmacy_id = prescriptions.pharmacy_id
      CROSS JOIN LATERAL (VALUES
        (received_at, 'prescription.accept', '{"status":"sent"}'::jsonb, '{"status":"received"}'::jsonb),
        (ready_at, 'prescription.ready', '{"status":"received"}', '{"status":"ready"}'),
        (dispensed_at, 'prescription.dispense', '{"status":"ready"}', '{"status":"dispensed"}')) AS step (at, action, before, after)
      WHERE step.at IS NOT NULL
  ) AS events ORDER BY at`;

/** Writes the audit log of the demo people's past. */
export const seedAuditTrail = async (trx: Knex): Promise<void> => {
  await trx.raw(trail);
};
