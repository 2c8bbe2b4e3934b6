import * as operations from '@blattwerk/contract/support-views/operations';
import { supportFactory } from '../../../http/factories.ts';
import { readSupportDashboard } from '../support-dashboard.service.ts';
import { endSupportView } from '../support-views.service.ts';

export const endSupportViewEndpoint = supportFactory.build(operations.endSupportView, async ({ ctx }) => {
  await endSupportView(ctx);
  return {};
});

export const readSupportViewEndpoint = supportFactory.build(operations.readSupportView, ({ ctx }) => readSupportDashboard(ctx), { isAudited: true });
