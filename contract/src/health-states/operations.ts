import { z } from 'zod';
import { listQuery, recordList } from '../backoffice/shapes.ts';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { definitionQuery, questionnaireDefinition, questionnaireRecord, questionnaireRow } from './definition.ts';
import { healthState, healthStateInput, healthStateQuery, noHealthState } from './shapes.ts';

export const readHealthState = operation({
  id: 'health-states.read',
  method: 'get',
  path: '/clients/health-state',
  summary: 'The newest version of the own questionnaire, with what is missing',
  input: healthStateQuery,
  answer: z.union([healthState, noHealthState]),
  errors: ['health.state.notFound'],
});

export const saveHealthState = operation({
  id: 'health-states.save',
  method: 'patch',
  path: '/clients/health-state',
  summary: 'Save a part of the questionnaire',
  input: healthStateInput,
  answer: healthState,
  errors: ['consent.required', 'health.state.tooManyProducts', 'product.notFound'],
});

export const completeHealthState = operation({
  id: 'health-states.complete',
  method: 'post',
  path: '/clients/health-state',
  summary: 'Save the given answers and complete the questionnaire',
  input: healthStateInput,
  answer: healthState,
  errors: [
    'consent.required',
    'health.state.criteriaNotConfirmed',
    'health.state.notFound',
    'health.state.tooManyProducts',
    'product.notFound',
    'treatment.incomplete',
  ],
});

export const readDefinition = operation({
  id: 'health-states.definition',
  method: 'get',
  path: '/clients/health-state/definition',
  summary: 'The questions of the questionnaire: the newest version, or the one asked for',
  input: definitionQuery,
  answer: questionnaireDefinition,
  errors: ['server.notFound'],
});

export const listQuestionnaires = operation({
  id: 'questionnaires.list',
  method: 'get',
  path: '/backoffice/questionnaires',
  summary: 'All versions of the questionnaire',
  input: listQuery,
  answer: recordList(questionnaireRow),
});

export const readQuestionnaire = operation({
  id: 'questionnaires.read',
  method: 'get',
  path: '/backoffice/questionnaires/:id',
  summary: 'One version of the questionnaire with its questions',
  input: z.object({ id }),
  answer: questionnaireRecord,
});
