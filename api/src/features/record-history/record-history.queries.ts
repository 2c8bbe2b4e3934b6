import { actionNames } from '@blattwerk/contract/access-log/action-words';
import type { HistoryEntry } from '@blattwerk/contract/record-history/shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { checkSeen, officeLists, type NamedRecord } from '../office-lists/public.ts';
import { readStock } from '../stock/public.ts';
import { formerValues } from './office-edits.ts';

interface Row {
  id: string | number;
  at: Date;
  actorId: string | null;
  actorRole: HistoryEntry['actor']['role'];
  action: string;
  reason: string | null;
  before: HistoryEntry['before'];
  after: HistoryEntry['after'];
  title: string | null;
  firstName: string | null;
  lastName: string | null;
}

interface Reader {
  ctx: Ctx<Member>;
  /** Whether the caller may edit records of the list. */
  mayEdit: boolean;
}

/** A patient is named to administrators; to others only what the record itself shows. */
const actorOf = ({ actorId, actorRole, ...names }: Row, { actor }: Ctx<Member>): HistoryEntry['actor'] =>
  actorRole === 'patient' && actor.role !== 'admin'
    ? { id: null, name: null, role: actorRole }
    : { id: actorId, name: fullName(names) || null, role: actorRole };

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const present = (rows: readonly Row[], { resource }: NamedRecord, { ctx, mayEdit }: Reader): HistoryEntry[] => {
  /** What the newest entries say the fields are now. */
  const now = new Map<string, unknown>();
  return rows.map((row) => {
    for (const [field, value] of Object.entries(row.after ?? {})) if (!now.has(field)) now.set(field, value);
    const former = mayEdit ? formerValues(resource, row) : undefined;
    return {
      ...{ id: String(row.id), at: row.at.toISOString(), actor: actorOf(row, ctx), action: row.action, words: actionNames(row.action) },
      ...{ before: row.before, after: row.after, reason: row.reason },
      mayRevert: former !== undefined && Object.entries(former).some(([field, value]) => !isSame(value, now.get(field))),
    };
  });
};

/** Amounts and prices as the pharmacy's deliveries set them. */
const stockHistory = async (ctx: Ctx<Member>, id: string): Promise<Row[]> => {
  const { changes } = await readStock(ctx, id as `${string}:${string}`);
  return changes.map(({ at, quantity, priceCents }, place) => {
    const former = changes[place + 1];
    return {
      ...{ id: `${at}-${place}`, at: new Date(at), actorId: null, actorRole: 'system', action: 'stock.deliver', reason: null },
      ...{ before: former ? { quantity: former.quantity, priceCents: former.priceCents } : null, after: { quantity, priceCents } },
      ...{ title: null, firstName: null, lastName: null },
    };
  });
};

const rowsOf = async (ctx: Ctx<Member>, { resource, id }: NamedRecord): Promise<Row[]> => {
  if (resource === 'stock') return stockHistory(ctx, id);
  const auditedAs = officeLists[resource]?.auditedAs;
  return auditedAs === undefined ? [] : rawRows<Row>(ctx.trx, 'SELECT * FROM record_history(:auditedAs, :id)', { auditedAs, id });
};

/** @throws server.notFound for a list without records, and for a record that is missing or not the caller's */
export const readHistory = async (named: NamedRecord, reader: Reader): Promise<HistoryEntry[]> => {
  await checkSeen(reader.ctx, named);
  return present(await rowsOf(reader.ctx, named), named, reader);
};
