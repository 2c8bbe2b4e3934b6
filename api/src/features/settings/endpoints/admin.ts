import { settingPatch, settingRecord } from '@blattwerk/contract/backoffice/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { z } from 'zod';
import { adminFactory } from '../../../http/factories.ts';
import { changeSetting, listSettings, readSettingRecord } from '../settings-admin.service.ts';

export const changeSettingEndpoint = adminFactory.build({
  operation: 'settings.change',
  method: 'patch',
  summary: 'Give a setting a new value, from now or from a later date on',
  input: settingPatch,
  output: settingRecord,
  handler: ({ ctx, input }) => changeSetting(ctx, input),
});

export const listSettingsEndpoint = adminFactory.build({
  operation: 'settings.list',
  method: 'get',
  summary: 'Every number and switch of the business, with its history',
  input: z.object({}),
  output: listOf(settingRecord),
  handler: ({ ctx }) => listSettings(ctx),
});

export const readSettingEndpoint = adminFactory.build({
  operation: 'settings.read',
  method: 'get',
  summary: 'One setting',
  input: z.object({ id: z.string().max(80) }),
  output: settingRecord,
  handler: ({ ctx, input }) => readSettingRecord(ctx, input.id),
});
