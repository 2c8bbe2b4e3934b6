import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { renderPrescription } from '../documents/public.ts';
import { issueDocument, type NewDocument } from '../issued-documents/public.ts';
import { attachDocument, isInkDemanded, type Prescription } from '../prescriptions/public.ts';
import { readSetting } from '../settings/public.ts';
import { Certificate } from './certificate.model.ts';
import { issuedPrescriptions, type IssuedPrescription } from './documents.queries.ts';
import { doctorParty, patientParty } from './document-parties.ts';
import { restateInvoice } from './invoice-diagnosis.service.ts';
import { issueInvoice } from './invoice.service.ts';
import { checkedAt, sealOf, signatureOf, type Issue } from './issue.ts';
import { invoiceDocuments } from './issue-invoices.ts';
import { letterDocuments } from './issue-letters.ts';
import { strengthOf } from './printed-strength.ts';
import { Treatment } from './treatment.model.ts';

const prescriptionPdf = ({ doctor, patient, meta, seal }: Issue, row: IssuedPrescription, copy: boolean): Promise<Buffer> =>
  renderPrescription({
    meta,
    number: row.number,
    issuedAt: row.issuedAt,
    validUntil: row.validUntil,
    doctor,
    patient,
    product: {
      name: row.productName,
      pzn: row.pzn,
      form: row.form,
      ...strengthOf(row),
    },
    quantity: row.quantity,
    unit: row.unit,
    singleDose: row.singleDose,
    dailyDose: row.dailyDose,
    instructions: row.instructions,
    repeat: row.repeat,
    copy,
    seal,
    variant: doctor.licenceCountry === 'DE' ? 'german' : 'eu',
  });

const prescriptionDocuments = (issue: Issue, row: IssuedPrescription): NewDocument[] => {
  const shared = { ownerId: row.patientId, recordId: row.id, checkCode: row.checkCode, number: row.number, issuerId: row.doctorId };
  const reason = `Privatrezept ${row.number}`;
  return [
    {
      ...shared,
      kind: 'prescription',
      filename: `${row.number}.pdf`,
      seal: issue.seal === 'ink' ? null : signatureOf(issue, reason),
      render: (checkUrl) => prescriptionPdf(checkedAt(issue, checkUrl), row, false),
      attach: (bound, fileId) => attachDocument(bound, row.id, { fileId, needsInk: issue.seal === 'ink' }),
    },
    {
      ...shared,
      kind: 'prescription-copy',
      filename: `${row.number}.pdf`,
      seal: sealOf(issue, reason),
      render: (checkUrl) => prescriptionPdf({ ...checkedAt(issue, checkUrl), seal: issue.seal === 'ink' ? 'ink' : 'advanced' }, row, true),
      attach: (bound, fileId) => attachDocument(bound, row.id, { copyFileId: fileId }),
    },
  ];
};

export const gather = async (ctx: Ctx, treatmentId: string): Promise<Issue | undefined> => {
  const treatment = await Treatment.query(ctx.trx).findById(treatmentId);
  if (!treatment?.doctorId) return undefined;
  const at = treatment.decidedAt ?? treatment.cancelledAt ?? ctx.clock.now();
  const { party, locale } = await patientParty(ctx, treatment.patientId);
  const { level } = ctx.ports.signature;
  const meta = { createdAt: at, version: 1, brand: await readSetting(ctx, 'brand.name') };
  return {
    treatment: Object.assign(treatment, { doctorId: treatment.doctorId }),
    doctor: await doctorParty(ctx, treatment.doctorId),
    patient: party,
    locale,
    meta,
    level,
    seal: (await isInkDemanded(ctx)) ? 'ink' : level,
  };
};

/** A later version may come from a doctor who stands in, and has a date of its own. What is issued stays signed as it was, whatever is demanded now. */
const issuedBy = async (ctx: Ctx, issue: Issue, { doctorId, replacesId, issuedAt, fileId, needsInk }: Prescription): Promise<Issue> => {
  const doctor = doctorId === issue.treatment.doctorId ? issue.doctor : await doctorParty(ctx, doctorId);
  const seal = fileId === null ? issue.seal : needsInk ? 'ink' : issue.level;
  return { ...issue, doctor, seal, meta: replacesId ? { ...issue.meta, createdAt: issuedAt } : issue.meta };
};

/** Prescriptions with their copies, then the medical letter in its versions. */
export const decisionDocuments = async (ctx: Ctx, issue: Issue): Promise<NewDocument[]> => {
  const prescriptions = await issuedPrescriptions(ctx, issue.treatment.id);
  const documents: NewDocument[] = [];
  for (const row of prescriptions) documents.push(...prescriptionDocuments(await issuedBy(ctx, issue, row), row));
  if (issue.treatment.status !== 'approved') return documents;
  const valid = prescriptions.filter(({ status }) => status !== 'replaced' && status !== 'revoked');
  return [...documents, ...(await letterDocuments(ctx, issue, valid))];
};

/**
 * Makes every document of a decided request and stores it once. Each document is a step of its own: after a death the next run goes on
 * where the last one ended, and a complete certificate is left as it is.
 */
export const issueDocuments = async (ctx: Ctx, treatmentId: string): Promise<void> => {
  const issue = await gather(ctx, treatmentId);
  if (!issue) return;
  for (const document of await decisionDocuments(ctx, issue)) await issueDocument(ctx, document);
  await issueInvoice(ctx, treatmentId);
  await restateInvoice(ctx, treatmentId);
  for (const document of await invoiceDocuments(ctx, issue)) await issueDocument(ctx, document);
  await inTransaction(ctx, async ({ trx }) => Certificate.query(trx).findById(treatmentId).whereNull('completedAt').patch({ completedAt: ctx.clock.now() }));
};
