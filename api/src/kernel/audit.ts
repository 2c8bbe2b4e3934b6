import { actorId, type Ctx } from './ctx.ts';

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
}

/** One line in the append-only audit log, in the transaction of its cause. */
export const audit = async (ctx: Ctx, entry: AuditEntry): Promise<void> => {
  await ctx.trx('audit_events').insert({
    at: ctx.clock.now(),
    actorId: actorId(ctx.actor),
    // A support view acts for its administrator.
    actorRole: ctx.actor.role === 'support' ? 'admin' : ctx.actor.role,
    action: entry.action,
    objectType: entry.objectType,
    objectId: entry.objectId ?? null,
    patientId: entry.patientId ?? null,
    reason: entry.reason ?? null,
    before: entry.before ? JSON.stringify(entry.before) : null,
    after: entry.after ? JSON.stringify(entry.after) : null,
    requestId: ctx.requestId,
    ipHash: ctx.ipHash,
  });
};
