import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { renderPatientCard, renderTravelCertificate, type DocumentMeta, type PrintedMedicine } from '../documents/public.ts';
import { issueDocument, type NewDocument } from '../issued-documents/public.ts';
import { doseIn } from '../prescriptions/public.ts';
import { readSetting } from '../settings/public.ts';
import { doctorParty, patientParty, strengthOf } from '../treatments/public.ts';
import { Attestation } from './attestation.model.ts';
import { printedPrescriptions, type PrintedPrescription } from './attestations.queries.ts';

const medicineOf = (row: PrintedPrescription): PrintedMedicine => ({ name: row.productName, form: row.form, ...strengthOf(row) });

/** The dose in German and English, then the instructions as they were prescribed. */
const doseWordsOf = (row: PrintedPrescription): string => {
  const [de, en] = [doseIn(row, 'de'), doseIn(row, 'en')];
  return `Einzeldosis ${de.singleDose}, Tagesdosis ${de.dailyDose} · single dose ${en.singleDose}, daily dose ${en.dailyDose}. ${row.instructions}`;
};

/** An issued attestation: its validity is set. */
type Issued = Attestation & { validFrom: string; validUntil: string; decidedAt: Date };

const render = async (ctx: Ctx, row: Issued, meta: DocumentMeta): Promise<Buffer> => {
  const { number, decidedAt: issuedAt, validFrom, validUntil, travel } = row;
  const doctor = await doctorParty(ctx, row.doctorId);
  const { party: patient, locale } = await patientParty(ctx, row.patientId);
  const prescriptions = await printedPrescriptions(ctx, row.prescriptionId);
  const { level: seal } = ctx.ports.signature;
  const shared = { meta, number, issuedAt, validFrom, validUntil, doctor, patient, seal };
  const [about] = prescriptions;
  if (!travel || !about) {
    const medicines = prescriptions.map((one) => ({ ...medicineOf(one), dailyDose: doseIn(one, locale).dailyDose }));
    return renderPatientCard({ ...shared, locale, medicines });
  }
  const { amount, days, birthPlace, nationality, sex, identityDocument } = travel;
  return renderTravelCertificate({
    ...shared,
    travel: { days, birthPlace, nationality, sex, identityDocument },
    prescription: about.number,
    medicine: medicineOf(about),
    dose: doseWordsOf(about),
    amount,
    unit: about.unit,
  });
};

const names = { 'patient-card': 'Patientenausweis', 'travel-certificate': 'Reisebescheinigung' } as const;

/** The document of an issued attestation. One that was revoked meanwhile has it too: it is part of the record. */
export const attestationDocument = async (ctx: Ctx, attestationId: string): Promise<NewDocument | undefined> => {
  const row = await Attestation.query(ctx.trx).findById(attestationId);
  if (!row?.decidedAt || !row.validFrom || !row.validUntil) return undefined;
  const { kind, number, decidedAt } = row;
  const issued = Object.assign(row, { validFrom: row.validFrom, validUntil: row.validUntil, decidedAt });
  const doctor = await doctorParty(ctx, row.doctorId);
  const meta = { createdAt: decidedAt, version: 1, brand: await readSetting(ctx, 'brand.name') };
  return {
    kind,
    ownerId: row.patientId,
    recordId: row.id,
    checkCode: row.checkCode,
    number,
    issuerId: row.doctorId,
    filename: `${number}.pdf`,
    seal: { reason: `${names[kind]} ${number}`, name: fullName(doctor), signer: doctor.email },
    render: (checkUrl) => render(ctx, issued, { ...meta, checkUrl }),
    attach: async (bound, fileId) => Attestation.query(bound.trx).findById(row.id).patch({ fileId }),
  };
};

/** Makes, seals and stores it once. */
export const issueAttestationDocument = async (ctx: Ctx, attestationId: string): Promise<void> => {
  const document = await attestationDocument(ctx, attestationId);
  if (document) await issueDocument(ctx, document);
};
