import type { Ctx } from '../../kernel/ctx.ts';
import { renderMedicalLetter, type MedicalLetterInput } from '../documents/public.ts';
import { issueDocument } from '../issued-documents/public.ts';
import { queueMail } from '../mails/public.ts';
import { Certificate } from './certificate.model.ts';
import type { IssuedPrescription } from './documents.queries.ts';
import { checkedAt, signatureOf, type Issue } from './issue.ts';
import type { LetterCorrection } from './letter-correction.model.ts';
import { letterContent, letterWords, type LetterWords } from './letter-input.ts';
import { correctionsOf } from './letters.queries.ts';

interface Version {
  /** Of the version itself: the request, or the correction. */
  recordId: string;
  version: number;
  filename: string;
  words: LetterWords;
  corrects?: NonNullable<MedicalLetterInput['corrects']>;
  attach: (bound: Ctx, fileId: string) => Promise<unknown>;
}

const issueVersion = (ctx: Ctx, issue: Issue, prescriptions: IssuedPrescription[], one: Version): Promise<void> => {
  const { treatment, doctor, patient, locale, level: seal } = issue;
  const { recordId, version, filename, words, corrects, attach } = one;
  return issueDocument(ctx, {
    kind: 'medical-letter',
    number: treatment.number,
    issuerId: treatment.doctorId,
    seal: signatureOf(issue, `Arztbrief ${treatment.number}`),
    ownerId: treatment.patientId,
    recordId,
    filename,
    render: async (checkUrl) => {
      const meta = { ...checkedAt(issue, checkUrl).meta, createdAt: words.issuedAt, version };
      const content = await letterContent(ctx, treatment, words, prescriptions, locale);
      return renderMedicalLetter({ meta, locale, doctor, patient, seal, ...content, ...(corrects ? { corrects } : {}) });
    },
    attach,
  });
};

const tellPatient = (ctx: Ctx, { treatment, locale }: Issue, { id }: LetterCorrection): Promise<void> => {
  const mail = { recipientId: treatment.patientId, locale, dedupeKey: `document-replaced:${id}` };
  return queueMail(ctx, { ...mail, template: 'document-replaced', params: { treatmentId: treatment.id } });
};

/** The medical letter of an approved request and its corrections, in the order of their issue. */
export const issueLetters = async (ctx: Ctx, issue: Issue, prescriptions: IssuedPrescription[]): Promise<void> => {
  const { treatment } = issue;
  const first = { ...letterWords(treatment), issuedAt: issue.meta.createdAt };
  await issueVersion(ctx, issue, prescriptions, {
    recordId: treatment.id,
    version: 1,
    filename: `arztbrief-${treatment.number}.pdf`,
    words: first,
    attach: async (bound, letterFileId) => Certificate.query(bound.trx).findById(treatment.id).patch({ letterFileId }),
  });
  let formerAt = first.issuedAt;
  for (const correction of await correctionsOf(ctx, treatment.id)) {
    const { id: recordId, version, reason, issuedAt } = correction;
    await issueVersion(ctx, issue, prescriptions, {
      ...{ recordId, version, words: correction, filename: `arztbrief-${treatment.number}-fassung-${version}.pdf` },
      corrects: { issuedAt: formerAt, reason },
      attach: async (bound, fileId) => {
        await correction.$query(bound.trx).patch({ fileId });
        await tellPatient(bound, issue, correction);
      },
    });
    formerAt = issuedAt;
  }
};
