import * as operations from '@blattwerk/contract/dashboard/operations';
import { adminFactory } from '../../../http/factories.ts';
import { readOfficeDashboard } from '../office-dashboard.service.ts';

export const readOfficeDashboardEndpoint = adminFactory.build(operations.readOfficeDashboard, ({ ctx }) => readOfficeDashboard(ctx));
