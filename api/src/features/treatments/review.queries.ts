import type { Locale } from '@blattwerk/contract/errors';
import type { Category } from '@blattwerk/contract/products/enums';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { Treatment } from './treatment.model.ts';

interface DoctorFacts {
  taxNumber: string | null;
  practiceName: string | null;
  practiceHours: string | null;
  invoiceCode: string;
  licenceCountry: string;
  licenceNumber: string | null;
  licenceAuthority: string | null;
  federalState: string | null;
}

/** What a doctor states about licence and practice. */
export const findDoctor = ({ trx }: Ctx, userId: string): Promise<DoctorFacts | undefined> =>
  trx('doctors')
    .where({ userId })
    .first<DoctorFacts | undefined>(
      'taxNumber',
      'practiceName',
      'practiceHours',
      'invoiceCode',
      'licenceCountry',
      'licenceNumber',
      'licenceAuthority',
      'federalState',
    );

/** Stops the clock in the record. Not by the model, which would read the row back. */
export const insertPause = async ({ trx, clock }: Ctx, treatmentId: string): Promise<void> =>
  void (await trx('treatment_pauses').insert({ treatmentId, stoppedAt: clock.now() }));

/** Ends the pause, for the patient too, who may not change a request under review. */
export const resumeStoredClock = async ({ trx, clock }: Ctx, treatmentId: string, dueAt: Date | null): Promise<void> =>
  void (await trx.raw('SELECT resume_treatment_clock(?, ?, ?)', [treatmentId, clock.now(), dueAt]));

/** Keeps whether the patient wants the diagnosis on the invoice, also of a request that the patient may not change otherwise. */
export const storeDiagnosisChoice = async ({ trx }: Ctx, treatmentId: string, isWanted: boolean): Promise<void> =>
  void (await trx.raw('SELECT choose_invoice_diagnosis(?, ?)', [treatmentId, isWanted]));

/** What the calling doctor prescribed to this patient after meeting in person since then. */
export const categoriesMetFor = ({ trx, actor }: Ctx<Member>, patientId: string, since: Date): Promise<Category[]> =>
  trx('treatments')
    .join('prescriptions', 'prescriptions.treatmentId', 'treatments.id')
    .join('products', 'products.id', 'prescriptions.productId')
    .where({ 'treatments.patientId': patientId, 'treatments.status': 'approved', contactKind: 'in-person', contactDoctorId: actor.id })
    .where('contactAt', '>=', since)
    .distinct()
    .pluck<Category[]>('products.category');

export interface Reader {
  id: string;
  locale: Locale;
}

export type Marked = Pick<Treatment, 'id' | 'patientId' | 'doctorId' | 'claimExpiresAt'>;

/** Marks each request once: of two runs at the same moment only one gets it. What stands still has no due time and is never among them. */
export const markDue = async ({ trx, clock }: Ctx, column: 'dueWarnedAt' | 'missedAt', dueBefore: Date): Promise<Marked[]> => {
  const marked: Marked[] = await trx('treatments')
    .where({ status: 'in-review' })
    .whereNull('clockStoppedAt')
    .whereNull(column)
    .where('dueAt', '<=', dueBefore)
    .update({ [column]: clock.now() })
    .returning(['id', 'patientId', 'doctorId', 'claimExpiresAt']);
  return marked.toSorted((one, other) => one.id.localeCompare(other.id));
};

/** Doctors who work, for mails. */
export const workingDoctors = ({ trx }: Ctx): Promise<Reader[]> =>
  trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .where({ 'users.status': 'active', 'doctors.isWorking': true })
    .whereNotNull('users.mailConfirmedAt')
    .orderBy('users.id')
    .select('users.id', 'users.locale');

export const administrators = ({ trx }: Ctx): Promise<Reader[]> =>
  trx('users').where({ role: 'admin', status: 'active' }).whereNotNull('mailConfirmedAt').orderBy('id').select('id', 'locale');

export const isWorking = async ({ trx }: Ctx, doctorId: string): Promise<boolean> =>
  (await trx('users')
    .join('doctors', 'doctors.userId', 'users.id')
    .where({ 'users.id': doctorId, 'users.status': 'active', 'doctors.isWorking': true })
    .first('users.id')) !== undefined;

/** Until the end of the transaction the database shows the administrator what is the patient's of this request. */
export const openForReason = async ({ trx }: Ctx<Member>, id: string, reason: string): Promise<void> =>
  void (await trx.raw(`SELECT set_config('app.opened_treatment', ?, true), set_config('app.opened_reason', ?, true)`, [id, reason]));

/** Gives the request to a colleague, which only a function of the database may do, and only for the doctor who has it. @returns whether that was so */
export const moveToDoctor = async ({ trx, clock }: Ctx, treatment: Treatment, to: { doctorId: string; claimExpiresAt: Date }): Promise<boolean> => {
  const [row] = await rawRows<{ moved: boolean }>(trx, 'SELECT hand_over_treatment(:id, :doctorId, :at, :claimExpiresAt, :dueAt) AS moved', {
    ...{ id: treatment.id, at: clock.now(), dueAt: treatment.dueAt },
    ...to,
  });
  return row?.moved === true;
};
