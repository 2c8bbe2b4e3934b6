import type { SignatureLevel } from '../../adapters/signature/signature-port.ts';
import { fullName } from '../../kernel/full-name.ts';
import type { DocumentMeta, PatientParty } from '../documents/public.ts';
import type { IssuingDoctor } from './document-parties.ts';
import type { Treatment } from './treatment.model.ts';

/** What the documents of one request share. */
export interface Issue {
  treatment: Treatment & { doctorId: string };
  doctor: IssuingDoctor;
  patient: PatientParty;
  locale: 'de' | 'en';
  meta: DocumentMeta;
  /** How documents are sealed. */
  level: SignatureLevel;
  /** A prescription's: `ink` where a qualified signature is demanded and none can be made, so that it is printed and signed by hand. */
  seal: SignatureLevel | 'ink';
}

/** What readers show with the platform's seal. */
export const sealOf = ({ doctor }: Issue, reason: string): { reason: string; name: string } => ({ reason, name: fullName(doctor) });

/** The doctor signs, where a provider is configured; else the platform seals in the doctor's name. */
export const signatureOf = (issue: Issue, reason: string): { reason: string; name: string; signer: string } => ({
  ...sealOf(issue, reason),
  signer: issue.doctor.email,
});

/** With the address under which this very document can be checked. */
export const checkedAt = (issue: Issue, checkUrl: string): Issue => ({ ...issue, meta: { ...issue.meta, checkUrl } });
