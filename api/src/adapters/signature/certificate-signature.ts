import { sign } from 'node:crypto';
import { loadSealCertificate, readSealCertificate } from './seal-certificate.ts';
import { sealPdf } from './seal-pdf.ts';
import type { SignaturePort } from './signature-port.ts';
import type { Timestamp } from './timestamp-client.ts';

export interface CertificateSignatureOptions {
  /** Where the certificate with its key is kept; made when missing. */
  folder: string;
  /** The operator's own, as PEM; nothing is made or kept then. */
  given?: { certificate: string; privateKey: string };
  clock: { now(): Date };
  /** Proves the time of each seal (PAdES B-T); without it they are B-B. */
  timestamp?: Timestamp | null;
}

/**
 * Seals with the operator's certificate: a detached signature over the whole document, which PDF readers verify.
 * It is not qualified, and documents sealed with it say so.
 */
export const certificateSignature = async ({ folder, clock, given, timestamp }: CertificateSignatureOptions): Promise<SignaturePort> => {
  const { key, certificates } = given ? readSealCertificate(given, clock.now()) : await loadSealCertificate(folder, clock.now());
  return {
    level: 'advanced',
    seal: (pdf, details) => sealPdf(pdf, details, { certificates, timestamp, sign: (bytes) => Promise.resolve(sign('sha256', bytes, key)) }),
  };
};
