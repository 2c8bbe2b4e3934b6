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
