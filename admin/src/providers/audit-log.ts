import type { AuditEvent } from '@blattwerk/contract/backoffice/shapes';
import type { AuditLogProvider, BaseKey, ILog } from '@refinedev/core';
import { listQuery } from './data.ts';
import { api } from './http.ts';

/** An entry as Refine passes it on; what was done, in both languages. */
export interface LogEntry extends ILog<AuditEvent['after']> {
  meta: AuditEvent['words'];
}

/** The record, by the names that the audit log has for it. */
export interface LoggedObject {
  objectType: string;
  objectId: BaseKey;
}

/** How many of the newest entries a record shows; all of them are a list of their own. */
const shown = 10;

const asLogEntry = (resource: string, { id, at, actorName, action, before, after, words }: AuditEvent): LogEntry => ({
  id,
  createdAt: at,
  ...(actorName === null ? {} : { author: { name: actorName } }),
  data: after,
  previousData: before,
  resource,
  action,
  meta: words,
});

/** The audit log of the API: it writes each entry itself, in the transaction of the change, and never alters one. */
export const auditLogProvider: AuditLogProvider = {
  get: async ({ resource, meta }): Promise<LogEntry[]> => {
    const { objectType, objectId } = meta as LoggedObject;
    const filters = Object.entries({ objectType, objectId }).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
    const { items } = await api.get('/backoffice/audit-events', {
      query: listQuery(1, shown, [{ field: 'at', order: 'desc' }], filters),
    });
    return items.map((event) => asLogEntry(resource, event));
  },
  create: () => Promise.resolve(),
  update: () => Promise.reject(new Error('An entry of the audit log is never altered.')),
};
