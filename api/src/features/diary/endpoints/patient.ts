import * as operations from '@blattwerk/contract/diary/operations';
import { patientFactory } from '../../../http/factories.ts';
import { exportDiary } from '../diary-table.ts';
import { addEntry, correctEntry, readDiary, removeEntry } from '../diary.service.ts';
import { shareDiary } from '../sharing.service.ts';

export const addDiaryEntryEndpoint = patientFactory.build(operations.addDiaryEntry, async ({ ctx, input, response }) => {
  const { entry, isNew } = await addEntry(ctx, input);
  response.status(isNew ? 201 : 200);
  return entry;
});

export const correctDiaryEntryEndpoint = patientFactory.build(operations.correctDiaryEntry, ({ ctx, input }) => correctEntry(ctx, input));

export const downloadDiaryEndpoint = patientFactory.buildFile(operations.downloadDiary, ({ ctx, input }) => exportDiary(ctx, input));

export const readDiaryEndpoint = patientFactory.build(operations.readDiary, ({ ctx, input }) => readDiary(ctx, input));

export const removeDiaryEntryEndpoint = patientFactory.build(operations.removeDiaryEntry, async ({ ctx, input }) => {
  await removeEntry(ctx, input.id);
  return {};
});

export const shareDiaryEndpoint = patientFactory.build(operations.shareDiary, ({ ctx, input }) => shareDiary(ctx, input));
