import * as operations from '@blattwerk/contract/consultations/operations';
import type { Consultation } from '@blattwerk/contract/consultations/shapes';
import { patientFactory } from '../../../http/factories.ts';
import type { Ctx, Member } from '../../../kernel/ctx.ts';
import { bookConsultation, holdTime, readHeldTime, releaseHeldTime } from '../booking.service.ts';
import { appointmentName } from '../../../locales/file-names.ts';
import { calendarFileOf } from '../calendar-file.ts';
import { cancelOwn, moveOwn } from '../change.service.ts';
import { presentConsultation } from '../consultation.presenter.ts';
import { findOwn, listOwn } from '../consultations.queries.ts';
import { listConsultingDoctors, listFreeSlots } from '../free-doctors.service.ts';
import { readPatientHours } from '../room-hours.ts';
import { joinWaitList, leaveWaitList, readWaitList } from '../waiting-list.service.ts';

const presentOwn = async (ctx: Ctx<Member>, id: string): Promise<Consultation> =>
  presentConsultation(await findOwn(ctx, id), await readPatientHours(ctx), ctx.clock.now());

export const listConsultingDoctorsEndpoint = patientFactory.build(operations.listConsultingDoctors, ({ ctx }) => listConsultingDoctors(ctx));

export const listFreeSlotsEndpoint = patientFactory.build(operations.listFreeSlots, ({ ctx, input }) => listFreeSlots(ctx, input));

export const listOwnConsultationsEndpoint = patientFactory.build(operations.listOwnConsultations, async ({ ctx }) => {
  const rows = await listOwn(ctx);
  const hours = await readPatientHours(ctx);
  return { items: rows.map((row) => presentConsultation(row, hours, ctx.clock.now())), total: rows.length };
});

export const readOwnConsultationEndpoint = patientFactory.build(operations.readOwnConsultation, ({ ctx, input }) => presentOwn(ctx, input.id));

export const downloadCalendarFileEndpoint = patientFactory.buildFile(operations.downloadCalendarFile, async ({ ctx, input }) => ({
  bytes: calendarFileOf(ctx, await findOwn(ctx, input.id), ctx.locale),
  filename: appointmentName,
  contentType: 'text/calendar; charset=utf-8',
}));

export const holdTimeEndpoint = patientFactory.build(operations.holdTime, ({ ctx, input }) => holdTime(ctx, input));

export const readHeldTimeEndpoint = patientFactory.build(operations.readHeldTime, ({ ctx }) => readHeldTime(ctx));

export const releaseHeldTimeEndpoint = patientFactory.build(operations.releaseHeldTime, async ({ ctx }) => {
  await releaseHeldTime(ctx);
  return {};
});

export const bookConsultationEndpoint = patientFactory.build(operations.bookConsultation, async ({ ctx, input }) => {
  const { id } = await bookConsultation(ctx, input);
  return presentOwn(ctx, id);
});

export const moveOwnConsultationEndpoint = patientFactory.build(operations.moveOwnConsultation, async ({ ctx, input }) => {
  await moveOwn(ctx, input);
  return presentOwn(ctx, input.id);
});

export const cancelOwnConsultationEndpoint = patientFactory.build(operations.cancelOwnConsultation, async ({ ctx, input }) => {
  await cancelOwn(ctx, input.id);
  return presentOwn(ctx, input.id);
});

export const readWaitingListEndpoint = patientFactory.build(operations.readWaitingList, ({ ctx }) => readWaitList(ctx));

export const joinWaitingListEndpoint = patientFactory.build(operations.joinWaitingList, ({ ctx, input }) => joinWaitList(ctx, input));

export const leaveWaitingListEndpoint = patientFactory.build(operations.leaveWaitingList, async ({ ctx, input }) => {
  await leaveWaitList(ctx, input.id);
  return {};
});
