import type { SettingRecord, settingPatch } from '@blattwerk/contract/backoffice/shapes';
import { settings, type SettingKey } from '@blattwerk/contract/settings';
import type { z } from 'zod';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { editRecord } from '../../kernel/edit-record.ts';
import { failure, found } from '../../kernel/failure.ts';
import type { FindHits } from '../../kernel/list-hits.ts';
import { hasWords } from '../../kernel/search-words.ts';
import { insertValue, lockSetting, readValues, type SettingRow } from './settings.queries.ts';

const present = (ctx: Ctx, key: SettingKey, rows: SettingRow[]): SettingRecord => {
  const own = rows.filter((row) => row.key === key);
  const current = own.find((row) => row.validFrom <= ctx.clock.now());
  return {
    id: key,
    key,
    label: settings[key][ctx.locale],
    value: current ? current.value : settings[key].default,
    default: settings[key].default,
    isDefault: current === undefined,
    validFrom: current?.validFrom.toISOString() ?? null,
    version: own.length,
    history: own.map((row) => ({
      value: row.value,
      validFrom: row.validFrom.toISOString(),
      note: row.note,
      createdByName: row.firstName ? `${row.firstName} ${row.lastName ?? ''}`.trim() : null,
      createdAt: row.createdAt.toISOString(),
    })),
  };
};

export const listSettings = async (ctx: Ctx, q = ''): Promise<{ items: SettingRecord[]; total: number }> => {
  const rows = await readValues(ctx);
  const items = (Object.keys(settings) as SettingKey[]).map((key) => present(ctx, key, rows)).filter(({ key, label }) => hasWords(q, [key, label]));
  return { items, total: items.length };
};

export const settingHits: FindHits = ({ locale }, { q, limit }) =>
  Promise.resolve(
    (Object.keys(settings) as SettingKey[])
      .filter((key) => hasWords(q, [key, settings[key][locale]]))
      .slice(0, limit)
      .map((key) => ({ id: key, title: settings[key][locale], subtitle: null })),
  );

const keyOf = (id: string): SettingKey => found(Object.hasOwn(settings, id) ? (id as SettingKey) : undefined);

export const readSettingRecord = async (ctx: Ctx, id: string): Promise<SettingRecord> => present(ctx, keyOf(id), await readValues(ctx, keyOf(id)));

/** Values are only ever added: changes of one key follow each other by a lock of its own. */
const lockKey = async (ctx: Ctx, key: SettingKey): Promise<SettingRecord> => {
  await lockSetting(ctx.trx, key);
  return readSettingRecord(ctx, key);
};

/**
 * A new value from a date on, now by default. Values of the past are never changed.
 * @throws server.badRequest when the value does not fit, server.conflict with both states when the version is stale
 */
export const changeSetting = (ctx: Ctx<Member>, { id, version, ...input }: z.output<typeof settingPatch>): Promise<SettingRecord> => {
  const key = keyOf(id);
  const parsed = settings[key].schema.safeParse(input.value);
  if (!parsed.success)
    throw failure('server.badRequest', { fields: parsed.error.issues.map((issue) => ({ path: ['value', ...issue.path].join('.'), message: issue.message })) });
  const validFrom = input.validFrom ? new Date(input.validFrom) : ctx.clock.now();
  if (validFrom < ctx.clock.now()) throw failure('server.unprocessableEntity');
  return editRecord(ctx, {
    action: 'setting.change',
    objectType: 'setting',
    id: key,
    version,
    input,
    lock: () => lockKey(ctx, key),
    read: () => readSettingRecord(ctx, key),
    write: async (_before, { updatedAt: createdAt }) => {
      await insertValue(ctx.trx, { key, value: parsed.data, validFrom, note: input.note ?? null, createdBy: ctx.actor.id, createdAt });
      return { value: parsed.data, validFrom: validFrom.toISOString() };
    },
  });
};
