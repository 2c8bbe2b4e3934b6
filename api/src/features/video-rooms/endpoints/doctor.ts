import * as operations from '@blattwerk/contract/video-rooms/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readDoctorRoom, notifyDelay } from '../rooms.service.ts';

export const readDoctorRoomEndpoint = doctorFactory.build(operations.readDoctorRoom, ({ ctx, input }) => readDoctorRoom(ctx, input.id), { isAudited: true });

export const notifyDelayEndpoint = doctorFactory.build(operations.notifyDelay, ({ ctx, input }) => notifyDelay(ctx, input.minutes));
