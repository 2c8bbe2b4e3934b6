import { z } from 'zod';
import { settingRecord } from '@blattwerk/contract/backoffice/shapes';
import { listOf } from '@blattwerk/contract/validation';
import { adminFactory } from '../../../http/factories.ts';
import { listSettings } from '../settings-admin.service.ts';

export const listSettingsEndpoint = adminFactory.build({
  operation: 'settings.list',
  method: 'get',
  summary: 'Every number and switch of the business, with its history',
  input: z.object({}),
  output: listOf(settingRecord),
  handler: ({ ctx }) => listSettings(ctx),
});
