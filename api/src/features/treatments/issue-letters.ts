import type { Ctx } from '../../kernel/ctx.ts';
import { renderMedicalLetter, type MedicalLetterInput } from '../documents/public.ts';
import type { NewDocument } from '../issued-documents/public.ts';
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

const versionDocument = (ctx: Ctx, issue: Issue, prescriptions: IssuedPrescription[], one: Version): NewDocument => {
  const { treatment, doctor, patient, locale, level: seal } = issue;
  const { recordId, version, filename, words, corrects, attach } = one;
  return {
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
  };
};

const tellPatient = (ctx: Ctx, { treatment, locale }: Issue, { id }: LetterCorrection): Promise<void> => {
  const mail = { recipientId: treatment.patientId, locale, dedupeKey: `document-replaced:${id}` };
  return queueMail(ctx, { ...mail, template: 'document-replaced', params: { treatmentId: treatment.id } });
};

/** The medical letter of an approved request and its corrections, in the order of their issue. */
export const letterDocuments = async (ctx: Ctx, issue: Issue, prescriptions: IssuedPrescription[]): Promise<NewDocument[]> => {
  const { treatment } = issue;
  const first = { ...letterWords(treatment), issuedAt: issue.meta.createdAt };
  const corrections = await correctionsOf(ctx, treatment.id);
  const versions: Version[] = [
    {
      recordId: treatment.id,
      version: 1,
      filename: `${treatment.number}.pdf`,
      words: first,
      attach: async (bound, letterFileId) => Certificate.query(bound.trx).findById(treatment.id).patch({ letterFileId }),
    },
    ...corrections.map((correction, index) => ({
      recordId: correction.id,
      version: correction.version,
      filename: `${treatment.number}-fassung-${correction.version}.pdf`,
      words: correction,
      corrects: { issuedAt: corrections[index - 1]?.issuedAt ?? first.issuedAt, reason: correction.reason },
      attach: async (bound: Ctx, fileId: string) => {
        await correction.$query(bound.trx).patch({ fileId });
        await tellPatient(bound, issue, correction);
      },
    })),
  ];
  return versions.map((one) => versionDocument(ctx, issue, prescriptions, one));
};
