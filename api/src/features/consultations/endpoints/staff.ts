import * as operations from '@blattwerk/contract/consultations/office-operations';
import { staffFactory } from '../../../http/factories.ts';
import { audit } from '../../../kernel/audit.ts';
import { readCalendar } from '../calendar.service.ts';
import { listConsultations, findConsultation } from '../consultations.list.queries.ts';
import { cancelInOffice } from '../office.service.ts';

export const listConsultationsEndpoint = staffFactory.build(operations.listConsultations, ({ ctx, input }) => listConsultations(ctx, input));

export const readConsultationEndpoint = staffFactory.build(
  operations.readConsultation,
  async ({ ctx, input }) => {
    const record = await findConsultation(ctx, input.id);
    await audit(ctx, { action: 'consultation.read', objectType: 'consultation', objectId: record.id, patientId: record.patientId });
    return record;
  },
  { isAudited: true },
);

export const cancelConsultationEndpoint = staffFactory.build(operations.cancelConsultation, async ({ ctx, input }) => {
  await cancelInOffice(ctx, input.id);
  return findConsultation(ctx, input.id);
});

export const readCalendarEndpoint = staffFactory.build(operations.readCalendar, ({ ctx, input }) => readCalendar(ctx, input));
