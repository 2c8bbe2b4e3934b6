import { uploadLimits, type UploadPurpose } from '@blattwerk/contract/uploads/shapes';
import { duration, later } from '../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../kernel/ctx.ts';
import { Failure, failure, found } from '../../kernel/failure.ts';
import { newId, sha256 } from '../../kernel/ids.ts';
import { fetchStored, newDataKey, removeStored, store } from '../files/public.ts';
import { deleteSessions } from './erasure.queries.ts';
import { judgeFile, refusal, type JudgedFile } from './judge-file.ts';
import { checkPlace, keepFile, type NewFile } from './receive.service.ts';
import { UploadSession } from './upload-session.model.ts';
import { visibleTo } from './upload.model.ts';
import { lockPatient } from './uploads.queries.ts';

/** How long a lost connection may stay lost. */
const patience = duration.days;

const own = (ctx: Ctx<Member>) => UploadSession.query(ctx.trx).where({ patientId: ctx.actor.id }).where('expiresAt', '>', ctx.clock.now());

const keyOf = ({ id, dataKey, keyVersion }: UploadSession) => ({ table: 'uploads', id, dataKey, keyVersion }) as const;

interface BegunFile {
  id: string;
  name: string;
  purpose: UploadPurpose;
  treatmentId: string | null;
  bytes: number;
}

/** @throws file.invalid (size, empty, count), treatment.notFound, treatment.cantProcessed */
export const beginSession = (ctx: Ctx<Member>, { id, name, bytes, ...file }: BegunFile): Promise<UploadSession> =>
  inTransaction(ctx, async (bound) => {
    if (bytes > uploadLimits.bytes) throw refusal('size');
    if (bytes === 0) throw refusal('empty');
    await lockPatient(bound);
    const createdAt = ctx.clock.now();
    await checkPlace(bound, { ...file, name, begunAt: createdAt });
    if ((await own(bound).resultSize()) >= uploadLimits.perCase) throw refusal('count');
    const row = { id, ...file, name: name.slice(-uploadLimits.nameLength), bytes, received: 0, parts: [], patientId: ctx.actor.id };
    return UploadSession.query(bound.trx).insertAndFetch({
      ...row,
      ...newDataKey(ctx, { table: 'uploads', id }),
      createdAt,
      expiresAt: later(createdAt, patience),
    });
  });

/** What was interrupted, the oldest first. */
export const unfinishedSessions = (ctx: Ctx<Member>): Promise<UploadSession[]> => own(ctx).orderBy(['createdAt', 'id']).execute();

interface Progress {
  id: string;
  received: number;
  bytes: number;
}

/** How far an upload is; one that is a file has all its bytes. @throws file.notFound */
export const readSession = async (ctx: Ctx<Member>, id: string): Promise<Progress> => {
  const session = await own(ctx).findById(id);
  if (session) return session;
  const { bytes } = found(await visibleTo(ctx.trx, ctx.actor).findById(id), 'file.notFound');
  return { id, received: bytes, bytes };
};

/** The session, locked, where the piece goes on. @throws file.notFound, server.conflict when another piece came first */
const lockAt = async (ctx: Ctx<Member>, id: string, offset: number): Promise<UploadSession> => {
  const session = found(await own(ctx).findById(id).forUpdate(), 'file.notFound');
  if (session.received !== offset) throw failure('server.conflict');
  return session;
};

const keepPart = (ctx: Ctx<Member>, id: string, offset: number, piece: Buffer): Promise<void> =>
  inTransaction(ctx, async (bound) => {
    const session = await lockAt(bound, id, offset);
    const storageKey = `upload-parts/${newId()}.bin`;
    await store(bound, keyOf(session), storageKey, piece);
    const parts = [...session.parts, { storageKey, bytes: piece.length, sha256: sha256(piece) }];
    await UploadSession.query(bound.trx)
      .findById(id)
      .patch({ parts, received: offset + piece.length });
  });

const removeParts = async (ctx: Ctx<Member>, { parts }: UploadSession): Promise<void> => {
  for (const { storageKey } of parts) await removeStored(ctx, storageKey);
};

/** A refused file counts for nothing, begun or not. */
const judgeWhole = async (ctx: Ctx<Member>, session: UploadSession, whole: Buffer): Promise<JudgedFile> => {
  try {
    return await judgeFile(ctx, whole);
  } catch (error) {
    if (error instanceof Failure && error.code === 'file.invalid') await inTransaction(ctx, (bound) => deleteSessions(bound, [session]));
    throw error;
  }
};

/** The last piece makes the file. Whatever fails before that leaves the upload where it was, and the piece is sent again. */
const finish = async (ctx: Ctx<Member>, session: UploadSession, lastPiece: Buffer): Promise<void> => {
  const { id, name, purpose, treatmentId, createdAt } = session;
  const pieces: Buffer[] = [];
  for (const { storageKey } of session.parts) pieces.push(await fetchStored(ctx, keyOf(session), storageKey));
  const judged = await judgeWhole(ctx, session, Buffer.concat([...pieces, lastPiece]));
  const file: NewFile = { id, name, purpose, treatmentId, begunAt: createdAt };
  await keepFile(ctx, file, judged, async (bound) => {
    await lockAt(bound, id, session.received);
    await UploadSession.query(bound.trx).deleteById(id);
  });
  await removeParts(ctx, session);
};

/**
 * Adds a piece. Of two at the same place one is kept.
 * @returns how many bytes there are now
 * @throws file.notFound, server.conflict, aws.upload.error; for the last one what `receiveFile` throws
 */
export const addPiece = async (ctx: Ctx<Member>, id: string, offset: number, piece: Buffer): Promise<number> => {
  const session = found(await inTransaction(ctx, async (bound) => own(bound).findById(id)), 'file.notFound');
  if (session.received !== offset) throw failure('server.conflict');
  const received = offset + piece.length;
  if (received > session.bytes) throw refusal('size');
  if (received === session.bytes) await finish(ctx, session, piece);
  else if (piece.length > 0) await keepPart(ctx, id, offset, piece);
  return received;
};

/** @throws file.notFound */
export const abandonSession = async (ctx: Ctx<Member>, id: string): Promise<void> =>
  deleteSessions(ctx, [found(await own(ctx).findById(id).forUpdate(), 'file.notFound')]);

/** Removes uploads that were not finished in time, with their parts. A second run finds none. @returns how many */
export const purgeSessions = (ctx: Ctx): Promise<number> =>
  inTransaction(ctx, async (bound) => {
    const rows = await UploadSession.query(bound.trx).where('expiresAt', '<=', ctx.clock.now()).forUpdate().skipLocked();
    await deleteSessions(bound, rows);
    return rows.length;
  });
