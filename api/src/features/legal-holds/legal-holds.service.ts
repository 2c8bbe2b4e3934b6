import type { LegalHold as LegalHoldShape } from '@blattwerk/contract/legal-holds/shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { fullName } from '../../kernel/full-name.ts';
import { newId } from '../../kernel/ids.ts';
import { User } from '../users/public.ts';
import { LegalHold } from './legal-hold.model.ts';
import { today } from './legal-holds.queries.ts';

declare module '../../kernel/ctx.ts' {
  interface Hooks {
    /** What waited for the end of the hold goes on. */
    legalHoldIsLifted(ctx: Ctx, patientId: string): Promise<void>;
  }
}

const isActive = (ctx: Ctx, { liftedAt, until }: LegalHold): boolean => liftedAt === null && until >= today(ctx);

const present = (ctx: Ctx<Member>, row: LegalHold, names: ReadonlyMap<string, string>): LegalHoldShape => ({
  ...{ id: row.id, reason: row.reason, until: row.until, liftReason: row.liftReason },
  setBy: names.get(row.setBy) ?? '',
  setAt: row.setAt.toISOString(),
  liftedBy: row.liftedBy === null ? null : (names.get(row.liftedBy) ?? ''),
  liftedAt: row.liftedAt?.toISOString() ?? null,
  isActive: isActive(ctx, row),
  abilities: isActive(ctx, row) && row.setBy !== ctx.actor.id ? ['lift'] : [],
});

const namesOf = async (ctx: Ctx, rows: readonly LegalHold[]): Promise<Map<string, string>> => {
  const people = await User.query(ctx.trx).findByIds(rows.flatMap(({ setBy, liftedBy }) => (liftedBy ? [setBy, liftedBy] : [setBy])));
  return new Map(people.map((person) => [person.id, fullName(person)]));
};

const presentOne = async (ctx: Ctx<Member>, id: string): Promise<LegalHoldShape> => {
  const row = await LegalHold.query(ctx.trx).findById(id).throwIfNotFound();
  return present(ctx, row, await namesOf(ctx, [row]));
};

export const listLegalHolds = async (ctx: Ctx<Member>, patientId: string): Promise<LegalHoldShape[]> => {
  const rows = await LegalHold.query(ctx.trx).where({ patientId }).orderBy('setAt', 'desc');
  const names = await namesOf(ctx, rows);
  return rows.map((row) => present(ctx, row, names));
};

/** @throws legalHold.past, user.notExist */
export const setLegalHold = async (
  ctx: Ctx<Member>,
  { id: patientId, reason, until }: { id: string; reason: string; until: string },
): Promise<LegalHoldShape> => {
  if (until <= today(ctx)) throw failure('legalHold.past');
  found(await User.query(ctx.trx).findOne({ id: patientId, role: 'patient' }), 'user.notExist');
  const id = newId();
  await LegalHold.query(ctx.trx).insert({ id, patientId, reason, until, setBy: ctx.actor.id, setAt: ctx.clock.now() });
  await audit(ctx, { action: 'legal-hold.set', objectType: 'legal-hold', objectId: id, patientId, reason, after: { until } });
  return presentOne(ctx, id);
};

/** Ends it early; another administrator than who set it. @throws server.notFound, legalHold.fourEyes, legalHold.over */
export const liftLegalHold = async (
  ctx: Ctx<Member>,
  { id: patientId, holdId, reason }: { id: string; holdId: string; reason: string },
): Promise<LegalHoldShape> => {
  const row = found(await LegalHold.query(ctx.trx).findOne({ id: holdId, patientId }).forUpdate());
  if (!isActive(ctx, row)) throw failure('legalHold.over');
  if (row.setBy === ctx.actor.id) throw failure('legalHold.fourEyes');
  await row.$query(ctx.trx).patch({ liftedBy: ctx.actor.id, liftedAt: ctx.clock.now(), liftReason: reason });
  await audit(ctx, { action: 'legal-hold.lift', objectType: 'legal-hold', objectId: holdId, patientId, reason });
  await ctx.hooks.legalHoldIsLifted(ctx, patientId);
  return presentOne(ctx, holdId);
};
