import { buildDiaryConsent, buildDiaryEntry } from '../../../seeds/factories/diary.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { dayOf } from '../../../seeds/factories/insert-row.ts';
import type { Sample } from './sample.ts';
import { nothing } from './sample.ts';

const content = { dose: { amount: 0.1, unit: 'g' }, effect: 6, sideEffects: ['nausea'] };

export const diarySamples = {
  'diary.list': nothing,
  'diary.download': nothing,
  'diary.create': { call: ({ app }) => ({ body: { ...content, on: dayOf(app.clock.now()) } }) },
  'diary.correct': {
    call: async ({ app, knex, caller }) => {
      const { entryId } = await buildDiaryEntry(knex, { patientId: caller.id });
      return { params: { id: entryId }, body: { ...content, on: dayOf(app.clock.now()), version: 1 }, objectId: entryId };
    },
  },
  'diary.remove': {
    call: async ({ knex, caller }) => {
      const { entryId } = await buildDiaryEntry(knex, { patientId: caller.id });
      return { params: { id: entryId }, objectId: entryId };
    },
  },
  'diary.share': {
    call: async ({ knex, caller }) => {
      const { id } = await buildTreatment(knex, { patientId: caller.id });
      return { body: { treatmentId: id, isShared: false }, objectId: id };
    },
  },
  'diary.read-shared': {
    call: async ({ knex, caller }) => {
      const { id, patientId } = await buildTreatment(knex, { ...(caller.role === 'doctor' ? { doctorId: caller.id } : {}) });
      await buildDiaryConsent(knex, patientId);
      await buildDiaryEntry(knex, { patientId });
      return { params: { id }, objectId: id };
    },
    previewCode: 'doctor.notAssigned',
  },
} satisfies Record<string, Sample>;
