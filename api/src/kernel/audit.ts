import { actorId, type Actor, type Ctx } from './ctx.ts';

export interface AuditEntry {
  /** `<noun>.<verb>`, e.g. `treatment.approve`. */
  action: string;
  objectType: string;
  objectId?: string | null;
  /** The person whose data this is about; makes the patient's own access log. */
  patientId?: string | null;
  reason?: string;
  /** What changed, without health data: statuses, versions, fields of master data. */
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
  /** Of a change of a record: the version that it made and the fields that it touched, so that later ones can be joined with it. */
  edit?: { madeVersion: number; touched: readonly string[] };
}

/** A support view acts for its administrator, a machine and a link for their pharmacy. */
const actsFor: Partial<Record<Ctx['actor']['role'], string>> = { support: 'admin', machine: 'pharmacy', 'pharmacy-link': 'pharmacy' };

const lineOf = (ctx: Ctx, entry: AuditEntry) => ({
  at: ctx.clock.now(),
  actorId: actorId(ctx.actor),
  actorRole: actsFor[ctx.actor.role] ?? ctx.actor.role,
  // A link has no person whose pharmacy could be asked later.
  pharmacyId: ctx.actor.role === 'pharmacy-link' ? ctx.actor.pharmacyId : null,
  action: ctx.revert ? entry.action.replace(/[^.]+$/, 'revert') : entry.action,
  objectType: entry.objectType,
  objectId: entry.objectId ?? null,
  patientId: entry.patientId ?? null,
  reason: entry.reason ?? ctx.revert?.reason ?? null,
  before: entry.before ? JSON.stringify(entry.before) : null,
  after: entry.after ? JSON.stringify(entry.after) : null,
  madeVersion: entry.edit?.madeVersion ?? null,
  touched: entry.edit ? [...entry.edit.touched] : null,
  requestId: ctx.requestId,
  ipHash: ctx.ipHash,
});

/** One line in the append-only audit log, in the transaction of its cause. */
export const audit = async (ctx: Ctx, entry: AuditEntry): Promise<void> => {
  const line = lineOf(ctx, entry);
  if (ctx.auditLines) ctx.auditLines.push(line);
  else await ctx.trx('audit_events').insert(line);
};

/**
 * Steps on many records of one transaction, whose lines of the audit log are written in one statement at their end: each statement writes the head of a
 * hash chain, of which a long transaction would keep every version. Lines of a savepoint that is rolled back are not written.
 */
export const auditTogether = async <A extends Actor, T>(ctx: Ctx<A>, steps: (ctx: Ctx<A>) => Promise<T>): Promise<T> => {
  const auditLines: object[] = [];
  const result = await steps({ ...ctx, auditLines });
  if (auditLines.length > 0) await ctx.trx('audit_events').insert(auditLines);
  return result;
};

/** Lists of which it is written down who saw whose health data in them; a new one joins the index `audit_events_list_idx`. */
type ListAction = 'prescription.list' | 'treatment.list';

/**
 * One line for each person, however many rows are theirs, and one an hour, however often an open list refreshes itself: the index decides.
 * In one order, so that two readings at once never wait for each other.
 */
export const auditList = async (ctx: Ctx, entry: { action: ListAction; objectType: string }, patientIds: readonly string[]): Promise<void> => {
  const lines = [...new Set(patientIds)].sort().map((patientId) => lineOf(ctx, { ...entry, patientId }));
  if (lines.length > 0) await ctx.trx('audit_events').insert(lines).onConflict().ignore();
};
