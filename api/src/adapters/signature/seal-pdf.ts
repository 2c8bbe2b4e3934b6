import { plainAddPlaceholder } from '@signpdf/placeholder-plain';
import { Signer, SignPdf } from '@signpdf/signpdf';
import { signCms, type CmsSigner } from './cms-signature.ts';
import { SignatureError, type SealDetails } from './signature-port.ts';

/** Room for the signature with its certificates and a timestamp, in bytes. */
const room = 16 * 1024;

/** PDF strings outside of a document's own text carry no signs that could end them early. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N} .,:;+–-]/gu, ' ').slice(0, 200);

/** Of an address only what cannot end the string that it stands in. */
const plainAddress = (url: string): string => url.replace(/[^\w:/.-]/g, '');

/** The placeholder's cross-reference address is one byte early, at the line feed before the table; strict readers warn about it. */
const withExactAddress = (prepared: Buffer): Buffer => {
  const tail = prepared.lastIndexOf('startxref\n');
  const address = Number.parseInt(prepared.subarray(tail + 10).toString('latin1'), 10);
  if (tail < 0 || prepared[address] !== 0x0a) return prepared;
  return Buffer.concat([prepared.subarray(0, tail), Buffer.from(`startxref\n${address + 1}\n%%EOF`)]);
};

class DetachedSigner extends Signer {
  readonly #signer: CmsSigner;
  constructor(signer: CmsSigner) {
    super();
    this.#signer = signer;
  }
  override sign(covered: Buffer): Promise<Buffer> {
    return signCms(covered, this.#signer);
  }
}

/** Adds a PAdES signature over the whole document. @throws SignatureError */
export const sealPdf = async (pdf: Buffer, { reason, name, checkUrl = '', at }: SealDetails, signer: CmsSigner): Promise<Buffer> => {
  if (pdf.subarray(0, 5).toString('latin1') !== '%PDF-') throw new SignatureError('Only a PDF can be sealed');
  try {
    const prepared = plainAddPlaceholder({
      pdfBuffer: pdf,
      reason: plain(reason),
      name: plain(name),
      contactInfo: plainAddress(checkUrl),
      location: 'DE',
      signingTime: at,
      signatureLength: room,
      subFilter: 'ETSI.CAdES.detached',
      appName: 'Blattwerk',
    });
    return await new SignPdf().sign(withExactAddress(prepared), new DetachedSigner(signer), at);
  } catch (error) {
    throw new SignatureError('The document could not be sealed', error);
  }
};
