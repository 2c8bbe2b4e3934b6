import { diaryLimits, type Diary, type DiaryCorrectionInput, type DiaryEntry, type DiaryEntryInput, type DiaryQuery } from '@blattwerk/contract/diary/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { hasConsent } from '../consents/public.ts';
import { daysAsked, todayOn } from './diary-days.ts';
import { StoredEntry } from './diary-entry.model.ts';
import { EntryVersion } from './diary-version.model.ts';
import { presentEntry } from './diary.presenter.ts';
import { entriesOf, entriesOnDay, findEntry, insertEntry, isProduct, medicinesOf, productOfPrescription, sharesOf } from './diary.queries.ts';

type Content = Omit<DiaryEntryInput, 'clientId'>;

/** A device may be in a country where the next day has begun. */
const ahead = 14 * duration.hours;

const medicineOf = async (ctx: Ctx<Member>, { prescriptionId, productId }: Content): Promise<Pick<EntryVersion, 'prescriptionId' | 'productId'>> => {
  if (prescriptionId) return { prescriptionId, ...found(await productOfPrescription(ctx, prescriptionId), 'product.notFound') };
  if (productId && !(await isProduct(ctx, productId))) throw failure('product.notFound');
  return { prescriptionId: null, productId: productId ?? null };
};

const writeVersion = async (ctx: Ctx<Member>, entryId: string, version: number, content: Content): Promise<DiaryEntry> => {
  if (content.on > todayOn(later(ctx.clock.now(), ahead))) throw failure('diary.dayInFuture');
  await EntryVersion.query(ctx.trx).insert({
    entryId,
    version,
    patientId: ctx.actor.id,
    takenOn: content.on,
    dose: content.dose.amount,
    unit: content.dose.unit,
    ...(await medicineOf(ctx, content)),
    effect: content.effect,
    sideEffects: content.sideEffects,
    note: content.note || null,
    writtenAt: ctx.clock.now(),
  });
  return presentEntry(found(await findEntry(ctx, ctx.actor.id, entryId)));
};

/**
 * Adds an entry once, however often its device sends it.
 * @throws diary.dayInFuture, diary.tooMany, product.notFound; diary.entryDeleted when it was stored and deleted since
 */
export const addEntry = async (ctx: Ctx<Member>, input: DiaryEntryInput): Promise<{ entry: DiaryEntry; isNew: boolean }> => {
  const { clientId = newId(), ...content } = input;
  const id = newId();
  if (await insertEntry(ctx, { id, clientId })) {
    if ((await entriesOnDay(ctx, content.on)) >= diaryLimits.entriesPerDay) throw failure('diary.tooMany');
    return { entry: await writeVersion(ctx, id, 1, content), isNew: true };
  }
  const stored = found(await StoredEntry.query(ctx.trx).findOne({ patientId: ctx.actor.id, clientId }));
  const row = await findEntry(ctx, ctx.actor.id, stored.id);
  return { entry: presentEntry(found(row, 'diary.entryDeleted')), isNew: false };
};

/** The entry, locked until the end of the transaction: of two corrections at once the second finds a newer version. @throws server.notFound */
const lockEntry = async (ctx: Ctx<Member>, id: string): Promise<StoredEntry> =>
  found(await StoredEntry.query(ctx.trx).findOne({ id, patientId: ctx.actor.id, deletedAt: null }).forUpdate());

/** @throws server.notFound, server.conflict when it was corrected since, diary.dayInFuture, product.notFound */
export const correctEntry = async (ctx: Ctx<Member>, { id, version, ...content }: DiaryCorrectionInput): Promise<DiaryEntry> => {
  await lockEntry(ctx, id);
  const current = presentEntry(found(await findEntry(ctx, ctx.actor.id, id)));
  if (current.version !== version) throw failure('server.conflict', { current });
  return writeVersion(ctx, id, version + 1, content);
};

/** Its versions go; its name stays, so that a device that sends it late does not bring it back. @throws server.notFound */
export const removeEntry = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  await lockEntry(ctx, id);
  await EntryVersion.query(ctx.trx).where({ entryId: id }).delete();
  await StoredEntry.query(ctx.trx).findById(id).patch({ deletedAt: ctx.clock.now() });
};

export const readSharing = async (ctx: Ctx<Member>): Promise<Diary['sharing']> => ({
  hasConsent: await hasConsent(ctx, ctx.actor.id, 'diary'),
  requests: await sharesOf(ctx),
});

export const readDiary = async (ctx: Ctx<Member>, query: DiaryQuery): Promise<Diary> => {
  const days = daysAsked(query, ctx.clock.now());
  const items = (await entriesOf(ctx, ctx.actor.id, days)).map(presentEntry);
  return { items, total: items.length, ...days, medicines: await medicinesOf(ctx), sharing: await readSharing(ctx) };
};
