import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encoders = {
  br: (body: Buffer): Promise<Buffer> => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer): Promise<Buffer> => promisify(gzip)(body),
} as const;
export type Encoding = keyof typeof encoders;
export const encodings = ['br', 'gzip'] as const satisfies readonly Encoding[];

/** Compressing less costs more than it saves. */
const minBytesToCompress = 1024;

/** Bytes that are sent many times: the ETag is computed once, each encoding once, when it is first asked for. */
export class CachedBytes {
  readonly body: Buffer;
  /** Of the content alone, so that every process of the product says the same. */
  readonly etag: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();

  constructor(body: Buffer) {
    this.body = body;
    this.etag = `W/"${hash('sha1', body, 'base64url')}"`;
  }

  get isWorthEncoding(): boolean {
    return this.body.length >= minBytesToCompress;
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding) ?? encoders[encoding](this.body);
    this.#encoded.set(encoding, known);
    return known;
  }
}
