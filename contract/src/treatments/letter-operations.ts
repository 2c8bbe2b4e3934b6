import { z } from 'zod';
import { storedFileErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { treatmentRecord } from './case-shapes.ts';
import { correctLetterInput } from './letters.ts';

export const correctLetter = operation({
  id: 'treatments.correct-letter',
  method: 'post',
  path: '/backoffice/treatments/:id/letter/correct',
  summary: 'Issue a new version of the own medical letter, with the reason; the former one stays readable',
  input: correctLetterInput,
  answer: treatmentRecord,
  errors: ['treatment.letterNotCorrectable', 'treatment.nextCheckPast', 'treatment.notFound'],
});

export const downloadLetter = operation({
  id: 'treatments.download-letter',
  method: 'get',
  path: '/clients/treatment/medical-letter/download',
  summary: 'The medical letter of one of the own requests, as PDF: the newest version, or one of its versions by id',
  input: z.object({ treatmentId: id, letterId: id.optional() }),
  answer: 'file',
  errors: [...storedFileErrors, 'document.notReady', 'treatment.notFound'],
});
