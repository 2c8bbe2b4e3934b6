import { actionNames } from '@blattwerk/contract/access-log/action-words';
import type { AuditEvent, ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { columnsOf, defineList, listRecords, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';

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

const auditEvents = defineList({
  fields: {
    ...columnsOf('auditEvents', {
      id: 'number',
      at: 'instant',
      actorId: 'id',
      actorRole: 'text',
      action: 'text',
      objectId: 'text',
      patientId: 'id',
    }),
    objectType: { column: 'auditEvents.objectType', kind: 'text' },
  },
  key: ['auditEvents.id'],
  defaultSort: ['-id'],
  alwaysSet: ['id', 'at', 'actorRole', 'action', 'objectType'],
  // Entries are written in the order of their time.
  orderedAs: { at: 'auditEvents.id' },
  search: {
    through: {
      key: 'auditEvents.id',
      table: 'auditEvents',
      people: [
        { column: 'actorId', who: 'anyone' },
        { column: 'patientId', who: 'patients' },
      ],
      // Not the kind of what was done, which millions of entries have in common: that is a filter.
      codes: ['objectId', 'requestId'],
    },
  },
  visibleTo: (ctx: Ctx) =>
    ctx.trx('auditEvents').leftJoin('users', 'users.id', 'auditEvents.actorId').select('auditEvents.*', 'users.firstName', 'users.lastName'),
  present: (rows: readonly Row[]) => rows.map(present),
});

export const listAuditEvents = (ctx: Ctx, query: ListQuery): Promise<RecordPage<AuditEvent>> => listRecords(auditEvents, ctx, query);

/** Another one after each entry. */
export const newestEntry = async (trx: Knex): Promise<string> => {
  const [newest] = await trx('auditEvents').max<{ id: string | null }[]>({ id: 'id' });
  return String(newest?.id ?? '');
};

export const auditEventList = openedBy(() => auditEvents);
