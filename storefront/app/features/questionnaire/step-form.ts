import type { QuestionnaireStep } from '@blattwerk/contract/health-states/shapes';
import { z } from 'zod';
import type { Answers } from './answers.ts';
import { missingOf } from './answers.ts';

/** What has to be done for a missing answer. */
export type Need = 'text' | 'medicine' | 'agreement' | 'choice';

const needOf = (path: string): Need => (path === 'complaints' ? 'text' : path === 'medications' ? 'medicine' : path === 'agreement' ? 'agreement' : 'choice');

/** The rules of one step: what it still lacks, by the same function as on the server. */
export const stepForm = (step: QuestionnaireStep, textOf: (need: Need) => string) =>
  z.custom<Answers>().superRefine((answers, context) => {
    for (const path of missingOf(step, answers)) context.addIssue({ code: 'custom', path: path.split('.'), message: textOf(needOf(path)) });
  });
