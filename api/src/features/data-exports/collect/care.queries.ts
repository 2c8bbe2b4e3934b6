import type { ExportedData, ExportedTreatment } from '@blattwerk/contract/data-exports/exported-data';
import type { Ctx } from '../../../kernel/ctx.ts';
import { followUpDraftsOf } from './follow-up-drafts.queries.ts';
import { questionnairesOf, type Questionnaires } from './questionnaires.queries.ts';
import { told } from './stored.ts';

type Told = ExportedTreatment['messages'][number];
type Message = Pick<Told, 'id' | 'authorId' | 'kind' | 'text' | 'form' | 'answers'> & { treatmentId: string; readAt: Date | null; createdAt: Date };
type Product = ExportedTreatment['products'][number] & { treatmentId: string };
type FollowUp = NonNullable<ExportedTreatment['followUp']> & { treatmentId: string };
type Stored = Omit<ExportedTreatment, 'products' | 'messages' | 'followUp' | 'letterCorrections'>;
type LetterCorrection = ExportedTreatment['letterCorrections'][number] & { treatmentId: string };

const treatmentColumns = [
  'id',
  'number',
  'status',
  'healthStateId as questionnaireId',
  'doctorId',
  'createdAt',
  'submittedAt',
  'decidedAt',
  'cancelledAt',
  'contactKind',
  'contactAt',
  'diagnosis',
  'remoteJustification',
  'letter',
  'nextCheckOn',
  'isDiagnosisOnInvoice',
  'overrides',
  'declineReason',
  'declineText',
];

const correctionColumns = ['treatmentId', 'version', 'doctorId', 'issuedAt', 'reason', 'diagnosis', 'remoteJustification', 'letter', 'nextCheckOn'];

/** The doctor's notes belong to the record, and the record to the patient (§ 630g BGB). */
const presentMessage = ({ id, authorId, kind, text, readAt, form, answers, createdAt }: Message, patientId: string): Told => ({
  id,
  at: createdAt.toISOString(),
  from: authorId === patientId ? 'patient' : 'doctor',
  authorId,
  kind,
  text,
  readAt: readAt?.toISOString() ?? null,
  form,
  answers,
});

const treatmentsOf = async (ctx: Ctx, patientId: string): Promise<ExportedTreatment[]> => {
  const rows: (Stored & object)[] = await ctx.trx('treatments').where({ patientId }).orderBy('createdAt').select(treatmentColumns);
  const ids = rows.map(({ id }) => id);
  const messages: Message[] = await ctx.trx('treatmentMessages').whereIn('treatmentId', ids).orderBy(['createdAt', 'id']);
  const products: Product[] = await ctx
    .trx('treatmentProducts')
    .leftJoin('products', 'products.id', 'treatmentProducts.productId')
    .whereIn('treatmentId', ids)
    .orderBy('position')
    .select('treatmentId', 'position', 'products.name', 'products.pzn', 'wish');
  const followUps: FollowUp[] = await ctx.trx('followUps').whereIn('treatmentId', ids).select('treatmentId', 'effect', 'sideEffects', 'remainingAmount');
  const corrections: LetterCorrection[] = await ctx.trx('letter_corrections').whereIn('treatmentId', ids).orderBy('version').select(correctionColumns);
  const followUpOf = (id: string): ExportedTreatment['followUp'] => {
    const { treatmentId: _request, ...said } = followUps.find(({ treatmentId }) => treatmentId === id) ?? { treatmentId: id };
    return 'effect' in said ? said : null;
  };
  return rows.map((row) => ({
    ...told(row),
    followUp: followUpOf(row.id),
    letterCorrections: corrections.filter(({ treatmentId }) => treatmentId === row.id).map(({ treatmentId: _request, ...said }) => told(said)),
    products: products.filter(({ treatmentId }) => treatmentId === row.id).map(({ position, name, pzn, wish }) => ({ position, name, pzn, wish })),
    messages: messages.filter(({ treatmentId }) => treatmentId === row.id).map((message) => presentMessage(message, patientId)),
  }));
};

const prescriptionColumns = [
  'id',
  'number',
  'treatmentId',
  'doctorId',
  'pharmacyId',
  'status',
  'productName',
  'pzn',
  'quantity',
  'unit',
  'form',
  'singleDose',
  'dailyDose',
  'instructions',
  'repeat',
  'issuedAt',
  'validUntil',
  'sentAt',
  'receivedAt',
  'readyAt',
  'dispensedAt',
  'original',
  'originalPostedOn',
  'originalTracking',
  'originalArrivedAt',
  'returnReason',
  'returnText',
  'revokedAt',
  'revokeReason',
  'revokeText',
  'revision',
  'replacesId',
  'alternatives',
];

const questionColumns = [
  'id',
  'prescriptionId',
  'pharmacyId',
  'doctorId',
  'askedBy',
  'type',
  'text',
  'status',
  'askedAt',
  'dueAt',
  'answerAction',
  'answerText',
  'answerOverrides',
  'answeredAt',
  'answeredById',
  'replacementId',
];
/** A new version that can still be undone is no answer yet, for the patient neither. */
const unanswered = { status: 'open', answerAction: null, answerText: null, answerOverrides: [], answeredAt: null, answeredById: null };

const questionsOf = async ({ trx }: Ctx, patientId: string): Promise<ExportedData['pharmacyQuestions']> => {
  const rows: (ExportedData['pharmacyQuestions'][number] & object)[] = await trx('pharmacyQuestions')
    .where({ patientId })
    .orderBy(['askedAt', 'id'])
    .select(questionColumns);
  return rows.map((row) => told(row.status === 'held' ? { ...row, ...unanswered } : row));
};

const identityColumns = ['id', 'status', 'documentFirstName', 'documentLastName', 'documentBornOn', 'consentVersion', 'consentedAt', 'verifiedAt', 'createdAt'];

type Care = Pick<
  ExportedData,
  | 'questionnaires'
  | 'questionnaireDefinitions'
  | 'safetyAnswers'
  | 'treatments'
  | 'followUpDrafts'
  | 'prescriptions'
  | 'pharmacyQuestions'
  | 'pharmacyAccesses'
  | 'deliveries'
  | 'sendings'
  | 'prescriptionEvents'
  | 'deliveryTasks'
  | 'consultations'
  | 'diary'
  | 'identityChecks'
  | 'identitySightings'
>;

const sendingColumns = [
  'id',
  'treatmentId',
  'pharmacyId',
  'channel',
  'fulfilment',
  'fulfilmentCents',
  'sentAt',
  'notifiedAt',
  'openedAt',
  'remindedAt',
  'offeredAt',
  'endedAt',
];

type Ways = Pick<Care, 'sendings' | 'pharmacyAccesses' | 'prescriptionEvents' | 'deliveryTasks'>;

/** The ways of prescriptions to pharmacies: each sending, each opening by link, each recorded step, and what staff did by telephone or post. */
const waysOf = async ({ trx }: Ctx, patientId: string): Promise<Ways> => {
  const sendings = await trx('sendings').where({ patientId }).orderBy('sentAt').select(sendingColumns);
  const events = await trx('prescriptionEvents')
    .whereIn('prescriptionId', trx('prescriptions').where({ patientId }).select('id'))
    .orderBy('id')
    .select('prescriptionId', 'kind', 'at', 'pharmacyId');
  const tasks = await trx('deliveryTasks')
    .whereIn('sendingId', trx('sendings').where({ patientId }).select('id'))
    .orderBy(['createdAt', 'id'])
    .select('id', 'sendingId', 'kind', 'status', 'dueAt', 'outcome', 'note', 'doneAt');
  const accesses = await trx('pharmacyAccesses')
    .whereIn('sendingId', trx('sendings').where({ patientId }).select('id'))
    .orderBy(['at', 'id'])
    .select('id', 'sendingId', 'at', 'outcome');
  return {
    sendings: sendings.map(told),
    pharmacyAccesses: accesses.map(told),
    prescriptionEvents: events.map(told),
    deliveryTasks: tasks.map(told),
  } as Ways;
};

/** Every version of every entry of the therapy diary, in the order in which they were written. */
const diaryOf = async ({ trx }: Ctx, patientId: string): Promise<ExportedData['diary']> => {
  const rows: Record<string, unknown>[] = await trx('diaryVersions')
    .leftJoin('prescriptions', 'prescriptions.id', 'diaryVersions.prescriptionId')
    .leftJoin('products', 'products.id', 'diaryVersions.productId')
    .where('diaryVersions.patientId', patientId)
    .orderBy(['takenOn', 'writtenAt', 'version'])
    .select('entryId', 'diaryVersions.version', 'takenOn as on', 'diaryVersions.dose', 'diaryVersions.unit', 'diaryVersions.prescriptionId', 'effect')
    .select('diaryVersions.sideEffects', 'note', 'writtenAt', trx.raw('coalesce(prescriptions.product_name, products.name) AS medicine'));
  return rows.map((row) => ({ ...told(row), dose: Number(row['dose']) }) as ExportedData['diary'][number]);
};

/** The record: what the person answered, what doctors decided, and where the prescriptions went. */
export const collectCare = async (ctx: Ctx, patientId: string): Promise<Care> => {
  const { trx } = ctx;
  const prescriptions = await trx('prescriptions').where({ patientId }).orderBy(['issuedAt', 'position']).select(prescriptionColumns);
  const deliveries = await trx('prescriptionDeliveries')
    .whereIn('prescriptionId', trx('prescriptions').where({ patientId }).select('id'))
    .orderBy('sentAt')
    .select('id', 'prescriptionId', 'pharmacyId', 'sentAt', 'voidedAt');
  const safetyAnswers = await trx('safetyAnswers')
    .where({ patientId })
    .orderBy('id')
    .select('healthStateId as questionnaireId', 'criterion', 'isConfirmed', 'answeredAt');
  const consultations = await trx('consultations')
    .where({ patientId })
    .orderBy('startsAt')
    .select('id', 'treatmentId', 'doctorId', 'status', 'startsAt', 'endsAt');
  const identityChecks = await trx('identityChecks').where({ patientId }).orderBy('createdAt').select(identityColumns);
  const identitySightings = await trx('identitySightings').where({ patientId }).orderBy('seenAt').select('id', 'doctorId', 'kind', 'seenAt');
  const others = {
    safetyAnswers: safetyAnswers.map(told),
    treatments: await treatmentsOf(ctx, patientId),
    followUpDrafts: await followUpDraftsOf(ctx, patientId),
    prescriptions: prescriptions.map(told),
    pharmacyQuestions: await questionsOf(ctx, patientId),
    deliveries: deliveries.map(told),
    ...(await waysOf(ctx, patientId)),
    consultations: consultations.map(told),
    diary: await diaryOf(ctx, patientId),
    identityChecks: identityChecks.map(told),
    identitySightings: identitySightings.map(told),
  } as Omit<Care, keyof Questionnaires>;
  return { ...(await questionnairesOf(ctx, patientId)), ...others };
};
