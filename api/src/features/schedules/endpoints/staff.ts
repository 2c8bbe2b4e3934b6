import * as operations from '@blattwerk/contract/schedules/operations';
import { staffFactory } from '../../../http/factories.ts';
import { readSchedule } from '../schedules.service.ts';

export const readScheduleEndpoint = staffFactory.build(operations.readSchedule, ({ ctx, input }) => readSchedule(ctx, input.doctorId));
