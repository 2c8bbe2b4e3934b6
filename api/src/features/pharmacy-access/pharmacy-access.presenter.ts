import { prescriptionStates } from '@blattwerk/contract/prescriptions/states';
import type { LinkPrescription, LinkPrescriptions } from '@blattwerk/contract/pharmacy-access/shapes';
import type { Ctx, PharmacyLink } from '../../kernel/ctx.ts';
import { linkToken } from '../../kernel/pharmacy-link-secrets.ts';
import { inGroups } from '../../kernel/phone-words.ts';
import { possibleActions } from '../../kernel/state-machine.ts';
import { presentQuestion, questionsOfPrescription } from '../pharmacy-questions/public.ts';
import { findPharmacy } from './pharmacy-access.queries.ts';
import {
  mayAct,
  originalAbilities,
  type PrescriptionRow,
  presentDispensings,
  presentOriginal,
  waitsForDay,
  waitsForOriginal,
} from '../prescriptions/public.ts';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;

const lineOf = (row: PrescriptionRow, now: Date): LinkPrescription['lines'][number] => ({
  productName: row.productName,
  pzn: row.pzn,
  quantity: row.quantity,
  unit: row.unit,
  form: row.form,
  singleDose: row.singleDose,
  dailyDose: row.dailyDose,
  instructions: row.instructions,
  dispensedQuantity: row.dispensedQuantity,
  repeat: row.repeat,
  dispensings: presentDispensings(row, now),
});

const phoneOf = (phone: string | null) => ({ phone, phoneInGroups: phone && inGroups(phone) });

const presentPrescription = async (ctx: Ctx<PharmacyLink>, row: PrescriptionRow): Promise<LinkPrescription> => ({
  id: row.id,
  number: row.number,
  status: row.status,
  lines: [lineOf(row, ctx.clock.now())],
  patient: { name: `${row.patientFirstName} ${row.patientLastName}`, dob: row.patientBornOn, ...phoneOf(row.patientPhone) },
  doctor: { name: [row.doctorTitle, row.doctorFirstName, row.doctorLastName].filter(Boolean).join(' '), ...phoneOf(row.doctorPhone) },
  issuedAt: row.issuedAt.toISOString(),
  validUntil: row.validUntil,
  sentAt: iso(row.sentAt),
  receivedAt: iso(row.receivedAt),
  readyAt: iso(row.readyAt),
  dispensedAt: iso(row.dispensedAt),
  holdUntil: iso(row.holdUntil),
  pickupCode: row.pickupCode,
  fulfilment: row.fulfilment,
  revision: row.revision,
  original: presentOriginal(row),
  file: row.fileId ? `/api/v1/clients/pharmacy-access/${linkToken(ctx.secrets, ctx.actor.sendingId)}/prescriptions/${row.id}/file` : null,
  questions: (await questionsOfPrescription(ctx, row.id)).map((question) => presentQuestion(question, ctx.actor)),
  abilities: [
    ...possibleActions(prescriptionStates, row.status).filter(
      (action) => mayAct(ctx.actor, action, row) && !waitsForDay(row, action, ctx.clock.now()) && !waitsForOriginal(row, action),
    ),
    ...originalAbilities(ctx.actor, row),
  ],
});

export const presentLink = async (ctx: Ctx<PharmacyLink>, rows: readonly PrescriptionRow[]): Promise<LinkPrescriptions> => {
  const { name, city, email } = await findPharmacy(ctx, ctx.actor.pharmacyId);
  const prescriptions: LinkPrescription[] = [];
  for (const row of rows) prescriptions.push(await presentPrescription(ctx, row));
  const [only] = prescriptions;
  return { pharmacy: { name, city, email }, prescriptions, ...(prescriptions.length === 1 && only ? { prescription: only } : {}) };
};
