import * as operations from '@blattwerk/contract/dashboard/operations';
import { staffFactory } from '../../../http/factories.ts';
import { readDashboard } from '../dashboard.queries.ts';

export const readDashboardEndpoint = staffFactory.build(operations.readDashboard, ({ ctx }) => readDashboard(ctx));
