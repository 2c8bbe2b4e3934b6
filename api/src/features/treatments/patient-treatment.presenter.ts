import type { Deposit } from '@blattwerk/contract/payments/shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { treatmentStates } from '@blattwerk/contract/treatments/states';
import { fullName } from '../../kernel/full-name.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { isRecallable, presentToPatient, type SupplyRow } from '../prescriptions/public.ts';
import { presentFollowUp } from './follow-up.presenter.ts';
import { canChooseDiagnosis } from './invoice.policy.ts';
import { presentMessage } from './messages.queries.ts';
import type { InvoiceRow, PatientTreatmentView, WishedRow } from './patient-treatments.queries.ts';
import { supplyUntil } from './supply-until.ts';
import { timelineOf } from './timeline.ts';

export const presentWished = (row: WishedRow): PatientTreatment['products'][number] =>
  row.productId ? { product: { id: row.productId, slug: row.productSlug ?? '', name: row.productName ?? '' } } : { wish: row.wish ?? { strainName: '' } };

/** A request that was never sent has no deposit yet. */
const noDeposit: Deposit = { status: 'open', amountCents: 0, currency: 'EUR', paidAt: null, refundedAt: null, refundCents: null, refundReason: null };

const isQuestionOpen = ({ treatment, messages }: PatientTreatmentView): boolean =>
  treatment.status === 'in-review' && messages.findLast(({ kind }) => kind === 'question' || kind === 'answer')?.kind === 'question';

const unreadOf = ({ messages }: PatientTreatmentView): number =>
  messages.filter(({ kind, readAt }) => (kind === 'question' || kind === 'reply') && readAt === null).length;

const abilitiesOf = (view: PatientTreatmentView): PatientTreatment['abilities'] => {
  const { status } = view.treatment;
  const open: [PatientTreatment['abilities'][number], boolean][] = [
    ['pay', status === 'awaiting-payment'],
    ['cancel', possibleActions(treatmentStates, status).includes('cancel')],
    ['answer', isQuestionOpen(view)],
    ['choose-pharmacy', view.prescriptions.some((one) => one.status === 'issued' || one.status === 'returned')],
    ['follow-up', view.treatment.mayFollowUp],
    ['write', view.treatment.takesMessages],
    ['choose-invoice-diagnosis', canChooseDiagnosis(view.treatment, view.invoices, view.deposit?.status)],
    ['recall', isRecallable(view.prescriptions)],
  ];
  return open.flatMap(([ability, isOpen]) => (isOpen ? [ability] : []));
};

const doctorOf = ({ treatment }: PatientTreatmentView): PatientTreatment['doctor'] =>
  treatment.doctorId
    ? { id: treatment.doctorId, name: fullName({ title: treatment.doctorTitle, firstName: treatment.doctorFirstName, lastName: treatment.doctorLastName }) }
    : undefined;

const declineOf = ({ treatment }: PatientTreatmentView): PatientTreatment['decline'] =>
  treatment.status === 'declined' && treatment.declineReason ? { reason: treatment.declineReason, text: treatment.declineText ?? '' } : undefined;

const presentSupply = ({ prescriptionId, availability, pharmacyCount, alternatives, ...asked }: SupplyRow): PatientTreatment['supply'][number] => ({
  prescriptionId,
  availability,
  pharmacyCount,
  alternatives,
  question:
    asked.askedBy && asked.askedAt
      ? { askedBy: asked.askedBy, askedAt: asked.askedAt.toISOString(), status: asked.isAnswered ? 'answered' : 'open', answer: asked.answerText }
      : null,
});

const presentInvoice = ({ id, kind, number, issuedAt, cancelledAt, isWithDiagnosis }: InvoiceRow): PatientTreatment['invoices'][number] => ({
  ...{ id, kind, number },
  issuedAt: issuedAt.toISOString(),
  isCancelled: cancelledAt !== null,
  isWithDiagnosis,
});

export const presentPatientTreatment = (view: PatientTreatmentView, ctx: Pick<Ctx, 'locale' | 'clock'>): PatientTreatment => {
  const { treatment } = view;
  const doctor = doctorOf(view);
  const decline = declineOf(view);
  return {
    id: treatment.id,
    number: treatment.number,
    status: treatment.status,
    createdAt: treatment.createdAt.toISOString(),
    submittedAt: treatment.submittedAt?.toISOString() ?? null,
    dueAt: treatment.dueAt?.toISOString() ?? null,
    clockStoppedAt: treatment.status === 'in-review' ? (treatment.clockStoppedAt?.toISOString() ?? null) : null,
    decidedAt: treatment.decidedAt?.toISOString() ?? null,
    deposit: view.deposit ?? noDeposit,
    ...(doctor ? { doctor } : {}),
    ...(decline ? { decline } : {}),
    products: view.products.map(presentWished),
    prescriptions: view.prescriptions.map((row) => presentToPatient(row, ctx)),
    supply: view.supply.map(presentSupply),
    messages: view.messages.map(presentMessage),
    unreadMessages: unreadOf(view),
    isQuestionOpen: isQuestionOpen(view),
    needsConsultation: treatment.needsConsultation,
    documents: { invoice: view.invoices.some(({ kind }) => kind === 'invoice'), medicalLetter: treatment.hasLetter },
    invoices: view.invoices.map(presentInvoice),
    isDiagnosisOnInvoice: treatment.isDiagnosisOnInvoice,
    letters: view.letters.map(({ id, version, issuedAt, isReplaced }) => ({ id, version, issuedAt: issuedAt.toISOString(), isReplaced })),
    symptomsLevel: treatment.symptomsLevel,
    followUp: presentFollowUp(view.followUp),
    supplyUntil: supplyUntil(view.prescriptions),
    timeline: timelineOf(view),
    abilities: abilitiesOf(view),
  };
};
