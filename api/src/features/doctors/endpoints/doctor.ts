import { practice, practicePatch } from '@blattwerk/contract/people/shapes';
import { z } from 'zod';
import { doctorFactory } from '../../../http/factories.ts';
import { readPractice, updatePractice } from '../practice.service.ts';

export const readPracticeEndpoint = doctorFactory.build({
  operation: 'practices.read',
  method: 'get',
  summary: 'The doctor’s own licence and billing details',
  input: z.object({}),
  output: practice,
  handler: ({ ctx }) => readPractice(ctx),
});

export const updatePracticeEndpoint = doctorFactory.build({
  operation: 'practices.update',
  method: 'patch',
  summary: 'Change the own tax number, languages, and the invoice code until the first invoice',
  input: practicePatch,
  output: practice,
  handler: ({ ctx, input }) => updatePractice(ctx, input),
});
