import { settings, type SettingKey, type SettingValue } from '@blattwerk/contract/settings';
import type { Ctx } from '../../kernel/ctx.ts';

/** The value that holds now: the newest one whose start date has come, else the default of the contract. */
export const readSetting = async <K extends SettingKey>(ctx: Pick<Ctx, 'trx' | 'clock'>, key: K): Promise<SettingValue<K>> => {
  const row = await ctx
    .trx('settings')
    .where({ key })
    .where('validFrom', '<=', ctx.clock.now())
    .orderBy('validFrom', 'desc')
    .first<{ value: unknown } | undefined>('value');
  return (row ? settings[key].schema.parse(row.value) : settings[key].default) as SettingValue<K>;
};

/** Several at once, in one look. */
export const readSettings = async <K extends SettingKey>(ctx: Pick<Ctx, 'trx' | 'clock'>, keys: readonly K[]): Promise<{ [Key in K]: SettingValue<Key> }> => {
  const rows: { key: string; value: unknown }[] = await ctx
    .trx('settings')
    .distinctOn('key')
    .whereIn('key', keys)
    .where('validFrom', '<=', ctx.clock.now())
    .orderBy([{ column: 'key' }, { column: 'validFrom', order: 'desc' }])
    .select('key', 'value');
  const set = new Map(rows.map(({ key, value }) => [key, value]));
  const read = (key: K): unknown => (set.has(key) ? settings[key].schema.parse(set.get(key)) : settings[key].default);
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as { [Key in K]: SettingValue<Key> };
};
