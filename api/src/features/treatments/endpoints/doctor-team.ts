import * as operations from '@blattwerk/contract/treatments/team-operations';
import { doctorFactory } from '../../../http/factories.ts';
import { handOver, handOverAll } from '../hand-over.service.ts';
import { addNote, listNotes, listPatientNotes, seeNotes } from '../notes.service.ts';
import { readTreatmentRecord } from '../treatment-record.ts';

export const addNoteEndpoint = doctorFactory.build(operations.addNote, ({ ctx, input }) => addNote(ctx, input));

export const handOverAllEndpoint = doctorFactory.build(operations.handOverAll, ({ ctx, input }) => handOverAll(ctx, input.note));

export const handOverTreatmentEndpoint = doctorFactory.build(operations.handOverTreatment, async ({ ctx, input }) => {
  await handOver(ctx, input);
  return readTreatmentRecord(ctx, input.id);
});

export const listNotesEndpoint = doctorFactory.build(operations.listNotes, async ({ ctx, input }) => ({ items: await listNotes(ctx, input.id) }), {
  isAudited: true,
});

export const listPatientNotesEndpoint = doctorFactory.build(
  operations.listPatientNotes,
  async ({ ctx, input }) => ({ items: await listPatientNotes(ctx, input.id) }),
  { isAudited: true },
);

export const seeNotesEndpoint = doctorFactory.build(operations.seeNotes, async ({ ctx, input }) => {
  await seeNotes(ctx, input.id);
  return {};
});
