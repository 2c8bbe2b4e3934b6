import { z } from 'zod';
import { operation } from '../operation.ts';
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
  errors: ['health.state.tooManyProducts', 'product.notFound'],
});

export const completeHealthState = operation({
  id: 'health-states.complete',
  method: 'post',
  path: '/clients/health-state',
  summary: 'Save the given answers and complete the questionnaire',
  input: healthStateInput,
  answer: healthState,
  errors: ['health.state.criteriaNotConfirmed', 'health.state.notFound', 'health.state.tooManyProducts', 'product.notFound', 'treatment.incomplete'],
});
