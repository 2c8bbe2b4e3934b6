import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { SignPdf } from '@signpdf/signpdf';
import { loadSealCertificate, readSealCertificate } from './seal-certificate.ts';
import { SealSigner } from './seal-signer.ts';
import { SignatureError, type SignaturePort } from './signature-port.ts';

export interface CertificateSignatureOptions {
  /** Where the certificate with its key is kept; made when missing. */
  folder: string;
  /** The operator's own, as PEM; nothing is made or kept then. */
  given?: { certificate: string; privateKey: string };
  clock: { now(): Date };
}

/** PDF strings outside of a document's own text carry no signs that could end them early. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N} .,:;+–-]/gu, ' ').slice(0, 200);

/** The placeholder's cross-reference address is one byte early, at the line feed before the table; strict readers warn about it. */
const withExactAddress = (prepared: Buffer): Buffer => {
  const tail = prepared.lastIndexOf('startxref\n');
  const address = Number.parseInt(prepared.subarray(tail + 10).toString('latin1'), 10);
  if (tail < 0 || prepared[address] !== 0x0a) return prepared;
  return Buffer.concat([prepared.subarray(0, tail), Buffer.from(`startxref\n${address + 1}\n%%EOF`)]);
};

/**
 * Seals with the operator's certificate: a detached signature over the whole document, which PDF readers verify.
 * It is not qualified, and documents sealed with it say so.
 */
export const certificateSignature = async ({ folder, clock, given }: CertificateSignatureOptions): Promise<SignaturePort> => {
  const signer = new SealSigner(given ? readSealCertificate(given, clock.now()) : await loadSealCertificate(folder, clock.now()));
  return {
    level: 'advanced',
    async seal(pdf, { reason, name, at }) {
      if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new SignatureError('Only a PDF can be sealed');
      try {
        const prepared = plainAddPlaceholder({
          pdfBuffer: pdf,
          reason: plain(reason),
          name: plain(name),
          contactInfo: '',
          location: 'DE',
          signingTime: at,
          appName: 'Blattwerk',
        });
        return await new SignPdf().sign(withExactAddress(prepared), signer, at);
      } catch (error) {
        throw new SignatureError('The document could not be sealed', error);
      }
    },
  };
};
