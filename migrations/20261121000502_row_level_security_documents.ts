import type { Knex } from 'knex';

const me = '(SELECT actor_id())';
const as = (role: 'patient' | 'doctor' | 'pharmacy' | 'admin', condition = 'true'): string => `(SELECT actor_role()) = '${role}' AND (${condition})`;
const own = as('patient', `patient_id = ${me}`);
const treated = as('doctor', 'patient_id IN (SELECT patients_of_doctor())');
/** Reads through the treatment's own policies. */
const ofTreatment = (condition: string): string => `EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND ${condition})`;

interface Policy {
  for: 'ALL' | 'SELECT' | 'INSERT' | 'UPDATE';
  using?: string;
  check?: string;
}

const reads = (using: string): Policy => ({ for: 'SELECT', using });
const inserts = (check: string): Policy => ({ for: 'INSERT', check });
const updates = (using: string, check = using): Policy => ({ for: 'UPDATE', using, check });
const writes = (using: string, check = using): Policy => ({ for: 'ALL', using, check });

const ofOwnPrescription = as('patient', 'EXISTS (SELECT FROM prescriptions WHERE prescriptions.id = prescription_id)');

/** What hangs on a request, a prescription or a person's signature. Where it can, a policy asks the policies of what it hangs on. */
const policies: Record<string, Record<string, Policy>> = {
  prescription_deliveries: {
    patient_own: writes(ofOwnPrescription),
    pharmacy_reads: reads(as('pharmacy', 'pharmacy_id = (SELECT actor_pharmacy_id())')),
    pharmacy_returns: updates(as('pharmacy', 'pharmacy_id = (SELECT actor_pharmacy_id())')),
    admin_reads: reads(as('admin')),
  },
  certificates: {
    patient_own: reads(as('patient', ofTreatment(`treatments.patient_id = ${me}`))),
    doctor_reads: reads(as('doctor', `doctor_id = ${me} OR ${ofTreatment('treatments.patient_id IN (SELECT patients_of_doctor())')}`)),
    doctor_issues: inserts(as('doctor', `doctor_id = ${me} AND ${ofTreatment(`treatments.doctor_id = ${me}`)}`)),
    admin_reads: reads(as('admin')),
  },
  consultations: {
    patient_own: writes(own),
    doctor_own: writes(as('doctor', `doctor_id = ${me}`)),
    doctor_treated: reads(treated),
    admin_reads: reads(as('admin')),
  },
  signatures: { patient_reads: reads(own), patient_signs: inserts(own), doctor_treated: reads(treated), admin_reads: reads(as('admin')) },
  signature_files: { follows_signature: reads(`EXISTS (SELECT FROM signatures WHERE signatures.id = signature_id)`) },
  files: {
    patient_own: reads(as('patient', `owner_id = ${me}`)),
    doctor_treated: reads(as('doctor', `kind <> 'invoice' AND owner_id IN (SELECT patients_of_doctor())`)),
    pharmacy_prescription: reads(as('pharmacy', `kind = 'prescription' AND EXISTS (SELECT FROM prescriptions WHERE prescriptions.file_id = files.id)`)),
    admin_invoices: reads(as('admin', `kind = 'invoice' OR owner_id = (SELECT opened_patient())`)),
  },
  identity_checks: { patient_own: writes(own), doctor_treated: reads(treated), admin_reads: reads(as('admin')) },
  payments: {
    // That money came or went is the payment provider's to say.
    patient_own: writes(own, as('patient', `patient_id = ${me} AND status NOT IN ('paid', 'refunded')`)),
    doctor_reads: reads(as('doctor', ofTreatment('true'))),
    doctor_settles: updates(
      as('doctor', ofTreatment(`treatments.doctor_id = ${me}`)),
      as('doctor', `status IN ('offset', 'refund-pending') AND ${ofTreatment(`treatments.doctor_id = ${me}`)}`),
    ),
    admin_reads: reads(as('admin')),
  },
  refunds: {
    follows_payment: reads(`EXISTS (SELECT FROM payments WHERE payments.id = payment_id)`),
    patient_or_doctor_asks: inserts(`(SELECT actor_role()) IN ('patient', 'doctor') AND EXISTS (SELECT FROM payments WHERE payments.id = payment_id)`),
  },
  invoices: {
    patient_own: reads(as('patient', ofTreatment(`treatments.patient_id = ${me}`))),
    doctor_own: reads(as('doctor', `doctor_id = ${me}`)),
    admin_reads: reads(as('admin')),
  },
  // Everybody's steps are written down; read by administrators, and by patients what concerns them.
  audit_events: {
    anybody_adds: inserts('true'),
    patient_own: reads(own),
    admin_reads: reads(as('admin')),
  },
};

export const up = async (knex: Knex): Promise<void> => {
  for (const [table, rules] of Object.entries(policies)) {
    await knex.raw(`ALTER TABLE ${table} ENABLE ROW LEVEL SECURITY`);
    await knex.raw(`CREATE POLICY system_all ON ${table} TO blattwerk_system USING (true) WITH CHECK (true)`);
    for (const [name, rule] of Object.entries(rules))
      await knex.raw(
        `CREATE POLICY ${name} ON ${table} FOR ${rule.for} TO blattwerk_app${rule.using ? ` USING (${rule.using})` : ''}${rule.check ? ` WITH CHECK (${rule.check})` : ''}`,
      );
  }
};

export const down = async (knex: Knex): Promise<void> => {
  for (const [table, rules] of Object.entries(policies)) {
    for (const name of ['system_all', ...Object.keys(rules)]) await knex.raw(`DROP POLICY ${name} ON ${table}`);
    await knex.raw(`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`);
  }
};
