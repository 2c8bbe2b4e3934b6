import { actionText, systemActions } from '@blattwerk/contract/access-log/action-words';
import type { Accessor, AccessLogEntry } from '@blattwerk/contract/access-log/shapes';
import type { Locale } from '@blattwerk/contract/errors';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';

const roleOf = { doctor: 'doctor', pharmacy: 'pharmacy', caregiver: 'patient', support: 'admin', system: 'system' } as const satisfies Record<Accessor, string>;
const accessorOf = { doctor: 'doctor', pharmacy: 'pharmacy', patient: 'caregiver', admin: 'support', system: 'system' } as const satisfies Record<
  string,
  Accessor
>;

interface Row {
  id: string;
  at: Date;
  actorRole: keyof typeof accessorOf;
  action: string;
  reason: string | null;
  title: string | null;
  firstName: string | null;
  lastName: string | null;
  pharmacyName: string | null;
}

const nameOf = (row: Row): string | null => {
  if (row.actorRole === 'pharmacy') return row.pharmacyName;
  return row.actorRole === 'doctor' || row.actorRole === 'patient' ? fullName(row) || null : null;
};

/** By hand, field by field: neither values nor internal notes leave here. The reason is the one that support typed. */
const present = (row: Row, locale: Locale): AccessLogEntry => ({
  id: String(row.id),
  at: row.at.toISOString(),
  who: accessorOf[row.actorRole],
  name: nameOf(row),
  what: actionText(row.action, locale),
  reason: row.actorRole === 'admin' ? row.reason : null,
});

/** What others did with the person's data, and what the system did that is worth knowing. */
const accesses = (trx: Knex, patientId: string, who?: Accessor): Knex.QueryBuilder => {
  const query = trx('auditEvents')
    .where({ 'auditEvents.patientId': patientId })
    .where((others) => void others.whereNull('auditEvents.actorId').orWhereNot('auditEvents.actorId', patientId))
    .where(
      (told) =>
        void told
          .whereIn('auditEvents.actorRole', ['doctor', 'pharmacy', 'admin'])
          .orWhere((caregiver) => void caregiver.where('auditEvents.actorRole', 'patient').whereLike('auditEvents.action', 'caregiver.%'))
          .orWhere((system) => void system.where('auditEvents.actorRole', 'system').whereIn('auditEvents.action', systemActions)),
    );
  return who ? query.where('auditEvents.actorRole', roleOf[who]) : query;
};

const withNames = (query: Knex.QueryBuilder): Knex.QueryBuilder =>
  query
    .leftJoin('users', 'users.id', 'auditEvents.actorId')
    .leftJoin('pharmacies', 'pharmacies.id', query.client.raw('coalesce(audit_events.pharmacy_id, users.pharmacy_id)'))
    .orderBy('auditEvents.id', 'desc')
    .select(
      'auditEvents.id',
      'auditEvents.at',
      'auditEvents.actorRole',
      'auditEvents.action',
      'auditEvents.reason',
      'users.title',
      'users.firstName',
      'users.lastName',
      'pharmacies.name as pharmacyName',
    );

interface Page {
  patientId: string;
  page: number;
  pageSize: number;
  who?: Accessor | undefined;
}

export const listAccesses = async (ctx: Ctx, { patientId, page, pageSize, who }: Page): Promise<{ items: AccessLogEntry[]; total: number }> => {
  const [counted] = await accesses(ctx.trx, patientId, who).count<{ n: string }[]>({ n: '*' });
  const rows: Row[] = await withNames(accesses(ctx.trx, patientId, who))
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  return { items: rows.map((row) => present(row, ctx.locale)), total: Number(counted?.n ?? 0) };
};
