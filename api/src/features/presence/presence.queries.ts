import { presenceSeconds, type Colleague } from '@blattwerk/contract/presence/shapes';
import { duration, later } from '../../kernel/clock.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { checkSeen, type NamedRecord } from '../office-lists/public.ts';

/** A record that is open in one tab of the caller's. */
interface Opened extends NamedRecord {
  tabId: string;
}

interface Person {
  id: string;
  title: string | null;
  firstName: string | null;
  lastName: string | null;
}

const stillThere = ({ clock }: Ctx): Date => later(clock.now(), -presenceSeconds * duration.seconds);

const initialsOf = ({ firstName, lastName }: Person): string => [firstName, lastName].flatMap((name) => [...(name ?? '')].slice(0, 1)).join('');

/** The caller has the record open. @returns who else has @throws server.notFound */
export const stayPresent = async (ctx: Ctx<Member>, { tabId, ...named }: Opened): Promise<Colleague[]> => {
  await checkSeen(ctx, named);
  const record = { resource: named.resource, recordId: named.id };
  await ctx
    .trx('presences')
    .insert({ ...record, userId: ctx.actor.id, tabId, seenAt: ctx.clock.now() })
    .onConflict(['resource', 'recordId', 'userId', 'tabId'])
    .merge(['seenAt']);
  const present = ctx.trx('presences').where(record).where('seenAt', '>=', stillThere(ctx)).whereNot('userId', ctx.actor.id).select('userId');
  const people: Person[] = await ctx
    .trx('users')
    .whereIn('id', present)
    .orderBy(['lastName', 'firstName', 'id'])
    .select('id', 'title', 'firstName', 'lastName');
  return people.map((person) => ({ id: person.id, name: fullName(person), initials: initialsOf(person) }));
};

/** The caller has closed it in this tab. @returns whether it was open there */
export const leavePresence = async ({ trx, actor }: Ctx<Member>, { resource, id, tabId }: Opened): Promise<boolean> =>
  (await trx('presences').where({ resource, recordId: id, userId: actor.id, tabId }).delete()) > 0;

/** Those of the records, as `<list>:<id>`, that the actor has open: only then is the actor told who opens and closes them. */
export const presentAt = async (ctx: Ctx, records: readonly string[]): Promise<string[]> => {
  if (!('id' in ctx.actor)) return [];
  const found = await rawRows<{ record: string }>(
    ctx.trx,
    `SELECT DISTINCT resource || ':' || record_id AS record FROM presences WHERE user_id = :me AND resource || ':' || record_id = ANY (:records)`,
    { me: ctx.actor.id, records },
  );
  return found.map(({ record }) => record);
};

/** Deletes what does not count any more. @returns how many rows went */
export const forgetPresences = async (ctx: Ctx, limit: number): Promise<number> => {
  const gone = ctx.trx('presences').where('seenAt', '<', stillThere(ctx)).limit(limit).forUpdate().skipLocked().select('ctid');
  return ctx.trx('presences').whereIn('ctid', gone).delete();
};
