/** `advanced` shows who sealed and that nothing was changed; only `qualified` (eIDAS) equals a signature by hand. */
export type SignatureLevel = 'advanced' | 'qualified';

export interface SealDetails {
  /** Shown by PDF readers, e.g. `Privatrezept RX-2026-000123`. */
  reason: string;
  /** In whose name the document is sealed. */
  name: string;
  /** The doctor who signs, as the provider of a remote signature knows them; left out, the platform seals. */
  signer?: string;
  /** Public page that says whether the document is genuine; readers show it with the seal. */
  checkUrl?: string;
  at: Date;
}

/** Seals finished documents so that any later change shows. A qualified provider is another implementation of this port. */
export interface SignaturePort {
  readonly level: SignatureLevel;
  /** The same document with a signature over all of its bytes. Fails with SignatureError. */
  seal(pdf: Buffer, details: SealDetails): Promise<Buffer>;
}

/** The document could not be sealed; maps to `pdf.generation.error`. */
export class SignatureError extends Error {
  override readonly name = 'SignatureError';
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
  }
}
