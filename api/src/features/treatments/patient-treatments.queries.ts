import type { Deposit } from '@blattwerk/contract/payments/shapes';
import { voidStatuses, type PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import { openTreatmentStatuses } from '@blattwerk/contract/treatments/states';
import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { depositsOf } from '../payments/public.ts';
import { eventsOf, prescriptionsOf, supplyOf, type PrescriptionEvent, type SupplyRow } from '../prescriptions/public.ts';
import type { FollowUp } from './follow-up.model.ts';
import { followUpsOf } from './follow-up.queries.ts';
import { Invoice } from './invoice.model.ts';
import { lettersOf, type MadeLetter } from './letters.queries.ts';
import { messagesOf, takesMessages, type MessageRow } from './messages.queries.ts';
import { visibleTo, type Treatment } from './treatment.model.ts';

export type PrescriptionOfPatient = Awaited<ReturnType<typeof prescriptionsOf>>[number];

export interface WishedRow {
  treatmentId: string;
  position: number;
  productId: string | null;
  productName: string | null;
  productSlug: string | null;
  wish: { strainName: string; amount?: number | null; genetics?: 'indica' | 'sativa' | 'hybrid' | 'any' | null } | null;
}

export type InvoiceRow = Pick<Invoice, 'id' | 'treatmentId' | 'kind' | 'number' | 'issuedAt' | 'cancelledAt' | 'isWithDiagnosis'>;

export interface PatientTreatmentView {
  treatment: Treatment & {
    doctorTitle: string | null;
    doctorFirstName: string | null;
    doctorLastName: string | null;
    hasLetter: boolean;
    needsConsultation: boolean;
    symptomsLevel: number | null;
    mayFollowUp: boolean;
    takesMessages: boolean;
  };
  followUp: FollowUp | undefined;
  deposit: Deposit | null;
  products: WishedRow[];
  prescriptions: PrescriptionOfPatient[];
  supply: SupplyRow[];
  events: PrescriptionEvent[];
  messages: MessageRow[];
  invoices: InvoiceRow[];
  letters: MadeLetter[];
}

const wishedProductsOf = (trx: Knex, treatmentIds: string[]): Promise<WishedRow[]> =>
  trx('treatment_products')
    .leftJoin('products', 'products.id', 'treatment_products.productId')
    .whereIn('treatment_products.treatmentId', treatmentIds)
    .orderBy(['treatment_products.treatmentId', 'treatment_products.position'])
    .select('treatment_products.*', 'products.name as productName', 'products.slug as productSlug');

/** Invoices and what corrects them, as far as their documents are made. */
const invoicesOf = async ({ trx }: Ctx, treatmentIds: string[]): Promise<InvoiceRow[]> =>
  Invoice.query(trx).whereIn('treatmentId', treatmentIds).whereNotNull('fileId').orderBy('number');

/** Nothing of an approved request is under way any more, and no other request is open. */
const mayFollowUp = (trx: Knex): Knex.Raw =>
  trx.raw(
    `treatments.status = 'approved'
      AND NOT EXISTS (SELECT FROM treatments open WHERE open.patient_id = treatments.patient_id AND open.status = ANY(?))
      AND NOT EXISTS (SELECT FROM prescriptions WHERE prescriptions.treatment_id = treatments.id AND prescriptions.status <> ALL(?)) AS may_follow_up`,
    [[...openTreatmentStatuses], [...voidStatuses, 'dispensed', 'expired'] satisfies PrescriptionStatus[]],
  );

const ownTreatments = (ctx: Ctx<Member>): Knex.QueryBuilder =>
  visibleTo(ctx.trx, ctx.actor)
    .join('healthStates', 'healthStates.id', 'treatments.healthStateId')
    .leftJoin('users as doctorUsers', 'doctorUsers.id', 'treatments.doctorId')
    .leftJoin('certificates', 'certificates.treatmentId', 'treatments.id')
    .orderBy([
      { column: 'treatments.createdAt', order: 'desc' },
      { column: 'treatments.id', order: 'desc' },
    ])
    .select(
      'treatments.*',
      'doctorUsers.title as doctorTitle',
      'doctorUsers.firstName as doctorFirstName',
      'doctorUsers.lastName as doctorLastName',
      ctx.trx.raw('certificates.letter_file_id IS NOT NULL AS has_letter'),
      ctx.trx.raw(`treatments.status = 'in-review' AND treatments.consultation_requested_at IS NOT NULL AND NOT EXISTS (
        SELECT FROM consultations WHERE consultations.treatment_id = treatments.id AND (consultations.status = 'booked'
          OR consultations.completed_at >= treatments.consultation_requested_at)) AS needs_consultation`),
      ctx.trx.raw(`(health_states.answers->>'symptomsLevel')::int AS symptoms_level`),
      mayFollowUp(ctx.trx),
      ctx.trx.raw('? AS takes_messages', [takesMessages(ctx)]),
    );

const withDetails = async (ctx: Ctx<Member>, rows: PatientTreatmentView['treatment'][]): Promise<PatientTreatmentView[]> => {
  const ids = rows.map(({ id }) => id);
  const [deposits, products, prescriptions, messages] = [
    await depositsOf(ctx, ids),
    await wishedProductsOf(ctx.trx, ids),
    await prescriptionsOf(ctx, ids),
    await messagesOf(ctx.trx, ids),
  ];
  const invoices = await invoicesOf(ctx, ids);
  const letters = (await lettersOf(ctx, ids)).filter(({ fileId }) => fileId !== null);
  const supply = await supplyOf(ctx, ids);
  const followUps = await followUpsOf(ctx.trx, ids);
  const events = await eventsOf(
    ctx,
    prescriptions.map(({ id }) => id),
  );
  return rows.map((treatment) => {
    const own = new Set(prescriptions.filter(({ treatmentId }) => treatmentId === treatment.id).map(({ id }) => id));
    const mine = ({ treatmentId }: { treatmentId: string }): boolean => treatmentId === treatment.id;
    return {
      treatment,
      followUp: followUps.get(treatment.id),
      deposit: deposits.get(treatment.id) ?? null,
      products: products.filter(mine),
      prescriptions: prescriptions.filter(mine),
      supply: supply.filter(mine),
      events: events.filter(({ prescriptionId }) => own.has(prescriptionId)),
      messages: messages.filter(mine),
      invoices: invoices.filter(mine),
      letters: letters.filter(mine),
    };
  });
};

/** All requests of the patient who asks, the newest first. */
export const listOwnTreatments = async (ctx: Ctx<Member>): Promise<PatientTreatmentView[]> => withDetails(ctx, await ownTreatments(ctx));

/** @throws treatment.notFound */
export const findOwnTreatment = async (ctx: Ctx<Member>, id: string): Promise<PatientTreatmentView> => {
  const [view] = await withDetails(ctx, await ownTreatments(ctx).where('treatments.id', id));
  return found(view, 'treatment.notFound');
};
