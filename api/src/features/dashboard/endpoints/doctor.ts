import * as operations from '@blattwerk/contract/dashboard/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readDoctorDashboard } from '../doctor-dashboard.service.ts';

export const readDoctorDashboardEndpoint = doctorFactory.build(operations.readDoctorDashboard, ({ ctx }) => readDoctorDashboard(ctx), { isAudited: true });
