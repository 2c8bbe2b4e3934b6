import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { diary, diaryCorrectionInput, diaryEntry, diaryEntryInput, diaryQuery, diarySharingInput, sharedDiary } from './shapes.ts';

export const readDiary = operation({
  id: 'diary.list',
  method: 'get',
  path: '/clients/diary',
  summary: 'The own therapy diary, the latest day first, with the medicines to choose from and who reads it',
  input: diaryQuery,
  answer: diary,
});

export const downloadDiary = operation({
  id: 'diary.download',
  method: 'get',
  path: '/clients/diary/export',
  summary: 'The own therapy diary as CSV',
  input: diaryQuery,
  answer: 'file',
});

export const addDiaryEntry = operation({
  id: 'diary.create',
  method: 'post',
  path: '/clients/diary',
  summary: 'Add an entry; 201 when new, 200 with the stored one when the device sends it again',
  input: diaryEntryInput,
  answer: diaryEntry,
  errors: ['diary.dayInFuture', 'diary.entryDeleted', 'diary.tooMany', 'product.notFound'],
});

export const correctDiaryEntry = operation({
  id: 'diary.correct',
  method: 'put',
  path: '/clients/diary/:id',
  summary: 'Correct an entry with a new version; the earlier one is kept',
  input: diaryCorrectionInput,
  answer: diaryEntry,
  errors: ['diary.dayInFuture', 'product.notFound'],
});

export const removeDiaryEntry = operation({
  id: 'diary.remove',
  method: 'delete',
  path: '/clients/diary/:id',
  summary: 'Delete an entry with all its versions',
  input: z.object({ id }),
  answer: z.object({}),
});

export const shareDiary = operation({
  id: 'diary.share',
  method: 'post',
  path: '/clients/diary/sharing',
  summary: 'Let the doctor of one request read the diary while the consent "diary" holds, or hide it from that request',
  input: diarySharingInput,
  answer: diary.shape.sharing,
  errors: ['treatment.notFound'],
});

export const readSharedDiary = operation({
  id: 'diary.read-shared',
  method: 'get',
  path: '/backoffice/treatments/:id/diary',
  summary: 'The diary of the patient of a request, for its doctor and while it is shared',
  input: diaryQuery.extend({ id }),
  answer: sharedDiary,
  errors: ['doctor.notAssigned', 'treatment.notFound'],
});
