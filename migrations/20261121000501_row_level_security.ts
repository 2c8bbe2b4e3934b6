import type { Knex } from 'knex';

const me = '(SELECT actor_id())';
const myPharmacy = '(SELECT actor_pharmacy_id())';
const as = (role: 'patient' | 'doctor' | 'pharmacy' | 'admin', condition = 'true'): string => `(SELECT actor_role()) = '${role}' AND (${condition})`;
const own = as('patient', `patient_id = ${me}`);
const treated = as('doctor', 'patient_id IN (SELECT patients_of_doctor())');
/** Health content, for a reason: see opened_patient(). */
const opened = as('admin', 'patient_id = (SELECT opened_patient())');
/** Reads through the treatment's own policies. */
const ofTreatment = (condition: string): string => `EXISTS (SELECT FROM treatments WHERE treatments.id = treatment_id AND ${condition})`;

type Command = 'ALL' | 'SELECT' | 'INSERT' | 'UPDATE';
interface Policy {
  for: Command;
  using?: string;
  check?: string;
}

const reads = (using: string): Policy => ({ for: 'SELECT', using });
const writes = (using: string, check = using): Policy => ({ for: 'ALL', using, check });
const inserts = (check: string): Policy => ({ for: 'INSERT', check });
const updates = (using: string, check = using): Policy => ({ for: 'UPDATE', using, check });

/** A returned prescription is still the pharmacy's until the transaction ends that returned it. */
const withPharmacy = `pharmacy_id = ${myPharmacy} AND (status IN ('sent', 'received', 'ready', 'dispensed') OR (status = 'returned' AND updated_at = now()))`;

const policies: Record<string, Record<string, Policy>> = {
  health_states: {
    patient_own: writes(own),
    doctor_treated: reads(treated),
    doctor_pool: reads(as('doctor', `id IN (SELECT health_state_id FROM treatments WHERE status = 'in-review')`)),
    admin_opened: reads(opened),
  },
  safety_answers: { patient_reads: reads(own), patient_adds: inserts(own), doctor_treated: reads(treated), admin_opened: reads(opened) },
  treatments: {
    // Submitted and decided by others: a patient asks, takes back, and no more.
    patient_own: writes(own, as('patient', `patient_id = ${me} AND status IN ('draft', 'awaiting-payment', 'cancelled')`)),
    doctor_reads: reads(as('doctor', `doctor_id = ${me} OR status = 'in-review' OR patient_id IN (SELECT patients_of_doctor())`)),
    doctor_decides: updates(
      as('doctor', `doctor_id = ${me} OR status = 'in-review'`),
      as('doctor', `doctor_id = ${me} OR (doctor_id IS NULL AND status = 'in-review')`),
    ),
    admin_reads: reads(as('admin')),
    // What a doctor who left had taken goes back, or to somebody else; no administrator decides.
    admin_reassigns: updates(as('admin', `status = 'in-review'`)),
  },
  treatment_products: {
    patient_own: writes(as('patient', ofTreatment(`treatments.patient_id = ${me}`))),
    doctor_reads: reads(as('doctor', ofTreatment('true'))),
    admin_opened: reads(as('admin', ofTreatment('treatments.patient_id = (SELECT opened_patient())'))),
  },
  treatment_messages: {
    patient_reads: reads(as('patient', `kind <> 'note' AND ${ofTreatment(`treatments.patient_id = ${me}`)}`)),
    patient_answers: inserts(as('patient', `kind = 'answer' AND author_id = ${me} AND ${ofTreatment(`treatments.patient_id = ${me}`)}`)),
    doctor_treated: reads(as('doctor', ofTreatment('treatments.patient_id IN (SELECT patients_of_doctor())'))),
    doctor_asks: inserts(as('doctor', `kind <> 'answer' AND author_id = ${me} AND ${ofTreatment(`treatments.doctor_id = ${me}`)}`)),
    admin_opened: reads(as('admin', ofTreatment('treatments.patient_id = (SELECT opened_patient())'))),
  },
  prescriptions: {
    patient_reads: reads(own),
    patient_sends: updates(own, as('patient', `patient_id = ${me} AND status = 'sent'`)),
    doctor_reads: reads(as('doctor', `doctor_id = ${me} OR patient_id IN (SELECT patients_of_doctor())`)),
    doctor_issues: inserts(as('doctor', `doctor_id = ${me} AND status = 'issued' AND ${ofTreatment(`treatments.doctor_id = ${me}`)}`)),
    pharmacy_reads: reads(as('pharmacy', withPharmacy)),
    pharmacy_dispenses: updates(as('pharmacy', withPharmacy)),
    admin_reads: reads(as('admin')),
  },
};

/** The second wall: a query that forgets its filter still reaches only what its actor may see. The owner, who migrates and seeds, stands outside. */
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
