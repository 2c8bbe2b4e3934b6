import * as operations from '@blattwerk/contract/settings/operations';
import { adminFactory } from '../../../http/factories.ts';
import { previewSetting } from '../setting-effects.ts';
import { changeSetting, listSettings, readSettingRecord } from '../settings-admin.service.ts';

export const changeSettingEndpoint = adminFactory.build(operations.changeSetting, ({ ctx, input }) => changeSetting(ctx, input));

export const listSettingsEndpoint = adminFactory.build(operations.listSettings, ({ ctx, input }) => listSettings(ctx, input.q));

export const readSettingEndpoint = adminFactory.build(operations.readSetting, ({ ctx, input }) => readSettingRecord(ctx, input.id));

export const previewSettingEndpoint = adminFactory.build(operations.previewSetting, ({ ctx, input }) => previewSetting(ctx, input));
