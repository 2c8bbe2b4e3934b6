import * as operations from '@blattwerk/contract/video-rooms/operations';
import { doctorFactory } from '../../../http/factories.ts';
import { readDoctorRoom, tellDelay } from '../rooms.service.ts';

export const readDoctorRoomEndpoint = doctorFactory.build(operations.readDoctorRoom, ({ ctx, input }) => readDoctorRoom(ctx, input.id), { isAudited: true });

export const tellDelayEndpoint = doctorFactory.build(operations.tellDelay, ({ ctx, input }) => tellDelay(ctx, input.minutes));
