import * as operations from '@blattwerk/contract/schedules/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readFeedAddress, renewFeedAddress } from '../calendar-feed.service.ts';
import { saveSchedule } from '../schedules.service.ts';

export const saveScheduleEndpoint = doctorFactory.build(operations.saveSchedule, ({ ctx, input }) => saveSchedule(ctx, input));

export const readFeedAddressEndpoint = doctorFactory.build(operations.readFeedAddress, ({ ctx, input }) => readFeedAddress(ctx, input.doctorId));

export const renewFeedAddressEndpoint = doctorFactory.build(operations.renewFeedAddress, ({ ctx, input }) => renewFeedAddress(ctx, input.doctorId));
