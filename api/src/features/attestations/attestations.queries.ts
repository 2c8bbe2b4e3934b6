import type { AttestationChoice, AttestationRecord, OwnAttestation } from '@blattwerk/contract/attestations/shapes';
import { attestationStates } from '@blattwerk/contract/attestations/states';
import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import { totalQuantity } from '@blattwerk/contract/prescriptions/repeats';
import type { Category } from '@blattwerk/contract/products/enums';
import { voidStatuses } from '@blattwerk/contract/prescriptions/states';
import type { Knex } from 'knex';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRecord, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import { prescriptionsVisibleTo, type Prescription } from '../prescriptions/public.ts';
import { visibleTo, type Attestation } from './attestation.model.ts';

interface Named {
  title: string | null;
  firstName: string;
  lastName: string;
}
interface Prescribed {
  prescriptionNumber: string;
  treatmentId: string;
  productName: string;
  unit: Prescription['unit'];
  quantity: number;
  repeat: Prescription['repeat'];
}
type Row = Attestation & Prescribed & Named;

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const shared = (row: Attestation) => ({
  id: row.id,
  number: row.number,
  kind: row.kind,
  status: row.status,
  hasFile: row.fileId !== null,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: iso(row.decidedAt),
  validFrom: row.validFrom,
  validUntil: row.validUntil,
  reason: row.reason,
});

const columns = [
  'attestations.*',
  'prescriptions.number as prescriptionNumber',
  'prescriptions.treatmentId',
  'prescriptions.productName',
  'prescriptions.unit',
  'prescriptions.quantity',
  'prescriptions.repeat',
  'users.title',
  'users.firstName',
  'users.lastName',
];

/** With the prescription, and the person on the other side. */
const withNames = (query: Knex.QueryBuilder, person: 'attestations.doctorId' | 'attestations.patientId'): Knex.QueryBuilder =>
  query.join('prescriptions', 'prescriptions.id', 'attestations.prescriptionId').join('users', 'users.id', person).select(columns);

const presentOwn = (row: Row): OwnAttestation => ({
  ...shared(row),
  productName: row.productName,
  doctorName: fullName(row),
  abilities: possibleActions(attestationStates, row.status).filter((action) => action === 'withdraw'),
});

const own = (ctx: Ctx<Member>): Knex.QueryBuilder => withNames(visibleTo(ctx.trx, ctx.actor), 'attestations.doctorId');

export const readOwn = async (ctx: Ctx<Member>, id: string): Promise<OwnAttestation> => presentOwn(await own(ctx).where('attestations.id', id).first());

/** What was prescribed and is not void, the newest first: what an attestation can be about. */
const choices = async ({ trx, actor }: Ctx<Member>): Promise<AttestationChoice[]> => {
  const rows: (Prescription & Named)[] = await prescriptionsVisibleTo(trx, actor)
    .whereNotIn('prescriptions.status', [...voidStatuses, 'expired'])
    .join('users', 'users.id', 'prescriptions.doctorId')
    .orderBy(['prescriptions.issuedAt', 'prescriptions.position'])
    .select('prescriptions.*', 'users.title', 'users.firstName', 'users.lastName');
  return rows.toReversed().map((row) => ({
    ...{ prescriptionId: row.id, number: row.number, productName: row.productName, unit: row.unit },
    quantity: totalQuantity(row),
    doctorName: fullName(row),
  }));
};

export const listOwn = async (ctx: Ctx<Member>): Promise<{ items: OwnAttestation[]; choices: AttestationChoice[] }> => {
  const rows: Row[] = await own(ctx).orderBy('attestations.createdAt', 'desc');
  return { items: rows.map(presentOwn), choices: await choices(ctx) };
};

const present = (row: Row): AttestationRecord => ({
  ...shared(row),
  patientId: row.patientId,
  patientName: fullName(row),
  isAsked: row.isAsked,
  travel: row.travel,
  prescription: {
    ...{ prescriptionId: row.prescriptionId, number: row.prescriptionNumber, productName: row.productName, unit: row.unit },
    quantity: totalQuantity(row),
  },
  treatmentId: row.treatmentId,
  version: row.version,
  abilities: possibleActions(attestationStates, row.status).filter((action) => action !== 'withdraw'),
});

const attestations = defineList({
  fields: columnsOf('attestations', {
    ...{ id: 'id', number: 'text', kind: 'text', status: 'text', patientId: 'id', prescriptionId: 'id' },
    ...{ requestedAt: 'instant', decidedAt: 'instant', validUntil: 'date' },
  }),
  key: ['attestations.id'],
  defaultSort: ['-requestedAt'],
  search: { text: ['attestations.number', 'prescriptions.number'], people: ['attestations.patientId'] },
  visibleTo: ({ trx, actor }: Ctx<Member>) => withNames(visibleTo(trx, actor), 'attestations.patientId'),
  present: (rows: readonly Row[]) => rows.map(present),
});

export const listAttestations = (ctx: Ctx<Member>, query: ListQuery): Promise<RecordPage<AttestationRecord>> => listRecords(attestations, ctx, query);

/** @throws server.notFound */
export const readAttestation = (ctx: Ctx<Member>, id: string): Promise<AttestationRecord> => readRecord(attestations, ctx, id);

/** The next number; gaps do not matter. */
export const nextNumber = async ({ trx }: Ctx): Promise<number> => {
  const [counted] = await rawRows<{ next: number }>(trx, `SELECT nextval('attestation_numbers') AS next`, {});
  return counted?.next ?? 0;
};

export type PrintedPrescription = Prescription & { category: Category; thc: number | null; cbd: number | null; isThcBelow: boolean; isCbdBelow: boolean };

/** A prescription with what is printed of its product, and the others of its request that are not void. */
export const printedPrescriptions = async ({ trx }: Ctx, id: string): Promise<PrintedPrescription[]> =>
  trx('prescriptions')
    .join('products', 'products.id', 'prescriptions.productId')
    .where('prescriptions.treatmentId', trx('prescriptions').where({ id }).select('treatmentId'))
    .where((one) => one.whereNotIn('prescriptions.status', voidStatuses).orWhere('prescriptions.id', id))
    .orderByRaw('prescriptions.id <> ?, prescriptions.position', [id])
    .select('prescriptions.*', 'products.category', 'products.thc', 'products.cbd', 'products.isThcBelow', 'products.isCbdBelow');

export const findByCheckCode = async ({ trx }: Ctx, code: string): Promise<{ status: 'issued' | 'revoked'; validUntil: string } | undefined> =>
  (await rawRows<{ status: 'issued' | 'revoked'; validUntil: string }>(trx, 'SELECT * FROM check_attestation(:code)', { code }))[0];

/** Issued ones of a span of time whose document is not made. */
export const withoutDocument = (trx: Knex, { from, to }: { from: Date; to: Date }): Promise<{ attestationId: string }[]> =>
  trx('attestations').where({ status: 'issued', fileId: null }).whereBetween('decidedAt', [from, to]).select('id as attestationId');

export const attestationHits = hitsOf(
  () => attestations,
  ({ id, number, patientName }) => ({ id, title: number, subtitle: patientName }),
);

export const attestationList = openedBy(() => attestations);
