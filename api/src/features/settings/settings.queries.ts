import type { SettingKey } from '@blattwerk/contract/settings';
import type { Knex } from 'knex';
import type { Ctx } from '../../kernel/ctx.ts';

type Reader = Pick<Ctx, 'trx' | 'clock'>;

/** The values that hold now with their start, by key; a key without one has its default. Read with almost every request. */
export const currentValues = async ({ trx, clock }: Reader, keys: readonly SettingKey[]): Promise<Map<string, { value: unknown; validFrom: Date }>> => {
  const rows: { key: string; value: unknown; validFrom: Date }[] = await trx('settings')
    .distinctOn('key')
    .whereIn('key', keys)
    .where('validFrom', '<=', clock.now())
    .orderBy([{ column: 'key' }, { column: 'validFrom', order: 'desc' }])
    .select('key', 'value', 'validFrom');
  return new Map(rows.map(({ key, ...current }) => [key, current]));
};

/** When one of these settings got a value, until now, the earliest first. */
export const startsOf = async ({ trx, clock }: Reader, keys: readonly SettingKey[]): Promise<Date[]> => {
  const rows: { validFrom: Date }[] = await trx('settings').whereIn('key', keys).where('validFrom', '<=', clock.now()).orderBy('validFrom').select('validFrom');
  return rows.map(({ validFrom }) => validFrom);
};

/** A value of a setting, and who set it. */
export interface SettingRow {
  key: SettingKey;
  value: unknown;
  validFrom: Date;
  note: string | null;
  createdAt: Date;
  firstName: string | null;
  lastName: string | null;
}

/** All values of one setting, or of all, the newest first. */
export const readValues = (ctx: Ctx, key?: SettingKey): Promise<SettingRow[]> =>
  ctx
    .trx('settings')
    .leftJoin('users', 'users.id', 'settings.createdBy')
    .modify((query) => void (key && query.where({ key })))
    .orderBy('settings.validFrom', 'desc')
    .select('settings.*', 'users.firstName', 'users.lastName');

/** Changes of one setting, or of the operator's by the environment, follow each other. */
export const lockSetting = async (trx: Knex, key: SettingKey | 'operator'): Promise<void> =>
  void (await trx.raw(`SELECT pg_advisory_xact_lock(hashtextextended(?, 0))`, [key === 'operator' ? 'settings.operator' : `settings:${key}`]));

/** The newest value that carries a note. */
export const lastNoted = async (trx: Knex, key: SettingKey, note: string): Promise<unknown> =>
  (await trx('settings').where({ key, note }).orderBy('validFrom', 'desc').first<{ value: unknown } | undefined>('value'))?.value;

interface NewValue {
  key: SettingKey;
  value: unknown;
  validFrom: Date;
  note: string | null;
  createdBy?: string;
  createdAt: Date;
}

/** Adds a value; those of the past are never changed. Not by a model, which would store a plain text as no JSON. */
export const insertValue = async (trx: Knex, { value, ...row }: NewValue): Promise<void> =>
  void (await trx('settings').insert({ ...row, value: JSON.stringify(value) }));
