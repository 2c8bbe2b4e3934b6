import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { uploadMetadata } from '@blattwerk/contract/uploads/shapes';
import { Server } from '@tus/server';
import { DataStore, ERRORS, Upload as TusUpload } from '@tus/utils';
import type { Request, Response } from 'express';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { Failure, failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { addPiece, beginSession, readSession } from './sessions.service.ts';

const path = '/api/v1/clients/files/uploads';

/** tus' view of one patient's sessions. The protocol is the library's, what is stored and checked is `sessions.service.ts`'s. */
class SessionStore extends DataStore {
  override extensions = ['creation', 'creation-with-upload', 'termination'];
  readonly #ctx: Ctx<Member>;

  constructor(ctx: Ctx<Member>) {
    super();
    this.#ctx = ctx;
  }

  override async create(upload: TusUpload): Promise<TusUpload> {
    const { filename, purpose, treatmentId } = found(uploadMetadata.safeParse(upload.metadata).data, 'server.badRequest');
    await beginSession(this.#ctx, { id: upload.id, name: filename, purpose, treatmentId: treatmentId ?? null, bytes: upload.size ?? 0 });
    return upload;
  }

  override async getUpload(id: string): Promise<TusUpload> {
    const { received, bytes } = await inTransaction(this.#ctx, (bound) => readSession(bound, id));
    return new TusUpload({ id, size: bytes, offset: received });
  }

  /** A connection that breaks leaves what came until then. */
  override async write(stream: Readable, id: string, offset: number): Promise<number> {
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of stream) chunks.push(chunk as Buffer);
    } catch (error) {
      const came = Buffer.concat(chunks);
      if (came.length > 0) await addPiece(this.#ctx, id, offset, came);
      throw error;
    }
    return addPiece(this.#ctx, id, offset, Buffer.concat(chunks));
  }
}

/** tus' own refusals as values of the catalogue. */
const failureOf = (status: number): Failure => {
  if (status === 404 || status === 410) return failure('file.notFound');
  if (status === ERRORS.INVALID_OFFSET.status_code) return failure('server.conflict');
  if (status === 413) return failure('file.tooLarge');
  return failure('server.badRequest');
};

/** Refusals of the protocol carry a status of their own; everything else is ours or a fault. */
const isOurs = (error: object): boolean => error instanceof Failure || !('status_code' in error);

const toWeb = (request: Request): globalThis.Request => {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  const body = Readable.toWeb(request) as ReadableStream;
  return new Request(new URL(request.originalUrl, 'http://localhost'), { method: request.method, headers, body, duplex: 'half' });
};

/**
 * Answers a tus request (POST, PATCH) in the caller's own transactions.
 * @throws what the sessions throw, and tus' refusals as file.notFound, server.conflict, file.tooLarge or server.badRequest
 */
export const answerTus = async (ctx: Ctx<Member>, request: Request, response: Response): Promise<Record<string, never>> => {
  const failures: Error[] = [];
  const server = new Server({
    path,
    datastore: new SessionStore(ctx),
    relativeLocation: true,
    allowedOrigins: [],
    namingFunction: newId,
    onResponseError: (_request, error) => {
      if (error instanceof Error && isOurs(error)) failures.push(error);
      return undefined;
    },
  });
  const answer = await server.handleWeb(toWeb(request) as never);
  if (failures[0]) throw failures[0];
  if (answer.status >= 400) throw failureOf(answer.status);
  answer.headers.forEach((value, name) => void (name.startsWith('access-control-') || name === 'content-length' ? undefined : response.set(name, value)));
  response.status(answer.status);
  return {};
};
