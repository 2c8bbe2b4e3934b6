import * as operations from '@blattwerk/contract/consultations/office-operations';
import { doctorFactory } from '../../../http/factories.ts';
import { findConsultation } from '../consultations.list.queries.ts';
import { completeConsultation, markNoShow } from '../end.service.ts';
import { copyChat } from '../chat-note.service.ts';
import { openConsultation } from '../office.service.ts';
import { handOver, rebook, rebookAffected } from '../rebook.service.ts';

export const openConsultationEndpoint = doctorFactory.build(operations.openConsultation, async ({ ctx, input }) =>
  findConsultation(ctx, await openConsultation(ctx, input)),
);

export const rebookConsultationEndpoint = doctorFactory.build(operations.rebookConsultation, async ({ ctx, input }) => {
  await rebook(ctx, input.id);
  return findConsultation(ctx, input.id);
});

export const completeConsultationEndpoint = doctorFactory.build(operations.completeConsultation, async ({ ctx, input }) => {
  await completeConsultation(ctx, input);
  return findConsultation(ctx, input.id);
});

export const noteNoShowEndpoint = doctorFactory.build(operations.noteNoShow, async ({ ctx, input }) => {
  await markNoShow(ctx, input.id);
  return findConsultation(ctx, input.id);
});

export const handOverEndpoint = doctorFactory.build(operations.handOver, ({ ctx, input }) => handOver(ctx, input.id));

export const rebookAffectedEndpoint = doctorFactory.build(operations.rebookAffected, ({ ctx, input }) => rebookAffected(ctx, input.to));

export const copyChatEndpoint = doctorFactory.build(operations.copyChat, async ({ ctx, input }) => ({ copied: await copyChat(ctx, input) }));
