import { Signer } from '@signpdf/signpdf';
import forge from 'node-forge';
import type { SealCertificate } from './seal-certificate.ts';

/** Makes the detached CMS message (SHA-256) that goes into a PDF's placeholder. */
export class SealSigner extends Signer {
  readonly #seal: SealCertificate;
  constructor(seal: SealCertificate) {
    super();
    this.#seal = seal;
  }

  override async sign(covered: Buffer, signingTime?: Date): Promise<Buffer> {
    if (!signingTime) throw new Error('The time of signing is missing');
    const { oids } = forge.pki;
    const message = forge.pkcs7.createSignedData();
    message.content = forge.util.createBuffer(covered.toString('latin1'));
    message.addCertificate(this.#seal.certificate);
    message.addSigner({
      key: this.#seal.key,
      certificate: this.#seal.certificate,
      digestAlgorithm: oids.sha256 ?? '',
      authenticatedAttributes: [
        { type: oids.contentType ?? '', value: oids.data },
        { type: oids.signingTime ?? '', value: signingTime as unknown as string },
        { type: oids.messageDigest ?? '' },
      ],
    });
    message.sign({ detached: true });
    return Promise.resolve(Buffer.from(forge.asn1.toDer(message.toAsn1()).getBytes(), 'latin1'));
  }
}
