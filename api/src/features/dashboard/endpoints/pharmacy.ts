import * as operations from '@blattwerk/contract/dashboard/operations';
import { pharmacyFactory } from '../../../http/factories.ts';
import { readPharmacyDashboard } from '../pharmacy-dashboard.service.ts';

export const readPharmacyDashboardEndpoint = pharmacyFactory.build(operations.readPharmacyDashboard, ({ ctx }) => readPharmacyDashboard(ctx));
