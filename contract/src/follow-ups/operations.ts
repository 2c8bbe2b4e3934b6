import { z } from 'zod';
import { operation } from '../operation.ts';
import { followUpBasis, followUpEntries, followUpInput, keptFollowUp, requestedFollowUp } from './shapes.ts';

export const readFollowUpBasis = operation({
  id: 'follow-ups.read',
  method: 'get',
  path: '/clients/health-state/follow-up',
  summary: 'Whether a follow-up prescription can be requested now, and the last answers that it would start from',
  input: z.object({}),
  answer: followUpBasis,
});

export const requestFollowUp = operation({
  id: 'follow-ups.create',
  method: 'post',
  path: '/clients/health-state/follow-up',
  summary: 'Request a follow-up prescription with the last answers, or open a draft of them where something has changed; 200 where it was there already',
  input: followUpInput,
  answer: requestedFollowUp,
  errors: [
    'consent.required',
    'health.state.criteriaNotConfirmed',
    'health.state.notFound',
    'health.state.tooManyProducts',
    'product.notFound',
    'treatment.alreadyOpen',
    'treatment.cantProcessed',
    'treatment.followUpNotPossible',
    'treatment.incomplete',
    'user.nonAdult',
  ],
});

export const saveFollowUp = operation({
  id: 'follow-ups.save',
  method: 'patch',
  path: '/clients/health-state/follow-up',
  summary: 'Keep what has been entered for a follow-up that is not requested yet; what is left out stays as it was',
  input: followUpEntries,
  answer: keptFollowUp,
  errors: ['consent.required', 'treatment.alreadyOpen', 'treatment.followUpNotPossible'],
});
