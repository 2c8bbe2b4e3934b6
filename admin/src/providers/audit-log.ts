import type { HistoryEntry } from '@blattwerk/contract/record-history/shapes';
import type { AuditLogProvider, BaseKey, ILog } from '@refinedev/core';
import { api } from './http.ts';

/** A change of a record as Refine passes it on, with all that the API says of it. */
export interface LogEntry extends ILog<HistoryEntry['after']> {
  meta: HistoryEntry;
}

export interface LoggedRecord {
  id: BaseKey;
}

const asLogEntry = (resource: string, entry: HistoryEntry): LogEntry => ({
  id: entry.id,
  createdAt: entry.at,
  ...(entry.actor.name === null ? {} : { author: { name: entry.actor.name } }),
  data: entry.after,
  previousData: entry.before,
  resource,
  action: entry.action,
  meta: entry,
});

/** The audit log of the API: it writes each entry itself, in the transaction of the change, and never alters one. */
export const auditLogProvider: AuditLogProvider = {
  get: async ({ resource, meta }): Promise<LogEntry[]> => {
    const { id } = meta as LoggedRecord;
    const { items } = await api.get('/backoffice/:resource/:id/history', { params: { resource, id: String(id) } });
    return items.map((entry) => asLogEntry(resource, entry));
  },
  create: () => Promise.resolve(),
  update: () => Promise.reject(new Error('An entry of the audit log is never altered.')),
};
