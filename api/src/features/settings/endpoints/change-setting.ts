import { settingPatch, settingRecord } from '@blattwerk/contract/backoffice/shapes';
import { adminFactory } from '../../../http/factories.ts';
import { changeSetting } from '../settings-admin.service.ts';

export const changeSettingEndpoint = adminFactory.build({
  operation: 'settings.change',
  method: 'patch',
  summary: 'Give a setting a new value, from now or from a later date on',
  input: settingPatch,
  output: settingRecord,
  handler: ({ ctx, input }) => changeSetting(ctx, input),
});
