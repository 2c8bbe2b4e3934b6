import { z } from 'zod';
import { settingRecord } from '@blattwerk/contract/backoffice/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { readSettingRecord } from '../settings-admin.service.ts';

export const readSettingEndpoint = adminFactory.build({
  operation: 'settings.read',
  method: 'get',
  summary: 'One setting',
  input: z.object({ id: z.string().max(80) }),
  output: settingRecord,
  handler: ({ ctx, input }) => readSettingRecord(ctx, input.id),
});
