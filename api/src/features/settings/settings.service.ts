import { settings, type SettingKey, type SettingValue } from '@blattwerk/contract/settings';
import type { Ctx } from '../../kernel/ctx.ts';
import { currentValues } from './settings.queries.ts';

/** The values that hold now: each the newest one whose start date has come, else the default of the contract. */
export const readSettings = async <K extends SettingKey>(ctx: Pick<Ctx, 'trx' | 'clock'>, keys: readonly K[]): Promise<{ [Key in K]: SettingValue<Key> }> => {
  const current = await currentValues(ctx, keys);
  const read = (key: K): unknown => (current.has(key) ? settings[key].schema.parse(current.get(key)?.value) : settings[key].default);
  return Object.fromEntries(keys.map((key) => [key, read(key)])) as { [Key in K]: SettingValue<Key> };
};

export const readSetting = async <K extends SettingKey>(ctx: Pick<Ctx, 'trx' | 'clock'>, key: K): Promise<SettingValue<K>> =>
  (await readSettings(ctx, [key]))[key];
