import { actionNames } from '@blattwerk/contract/access-log/action-words';
import type { AuditEvent, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Ctx } from '../../kernel/ctx.ts';
import { listPage, type ListFields } from '../../kernel/list-query.ts';

const fields: ListFields = {
  id: { column: 'auditEvents.id', kind: 'number' },
  at: { column: 'auditEvents.at', kind: 'instant' },
  actorId: { column: 'auditEvents.actorId', kind: 'id' },
  actorRole: { column: 'auditEvents.actorRole', kind: 'text' },
  action: { column: 'auditEvents.action', kind: 'text' },
  objectType: { column: 'auditEvents.objectType', kind: 'text' },
  objectId: { column: 'auditEvents.objectId', kind: 'text' },
  patientId: { column: 'auditEvents.patientId', kind: 'id' },
};

type Row = Omit<AuditEvent, 'id' | 'at' | 'actorName' | 'words'> & { id: number; at: Date; firstName: string | null; lastName: string | null };

const present = (row: Row): AuditEvent => ({
  id: String(row.id),
  at: row.at.toISOString(),
  actorId: row.actorId,
  actorName: row.firstName ? `${row.firstName} ${row.lastName ?? ''}`.trim() : null,
  actorRole: row.actorRole,
  action: row.action,
  words: actionNames(row.action),
  objectType: row.objectType,
  objectId: row.objectId,
  patientId: row.patientId,
  reason: row.reason,
  before: row.before,
  after: row.after,
  requestId: row.requestId,
});

export const listAuditEvents = async (ctx: Ctx, query: ListQuery): Promise<{ items: AuditEvent[]; total: number }> => {
  const base = ctx.trx('auditEvents').leftJoin('users', 'users.id', 'auditEvents.actorId').select('auditEvents.*', 'users.firstName', 'users.lastName');
  const { rows, total } = await listPage<Row>(base, query, { fields, defaultSort: '-id', tieBreaker: 'auditEvents.id' });
  return { items: rows.map(present), total };
};
