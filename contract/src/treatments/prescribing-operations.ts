import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { draftInput, treatmentDraft } from './decision-shapes.ts';
import { nearbyStockList, nearbyStockQuery } from './nearby-stock.ts';

export const readDraft = operation({
  id: 'treatments.read-draft',
  method: 'get',
  path: '/backoffice/treatments/:id/draft',
  summary: 'What the doctor has written for an approval that is not sent yet; version 0 when nothing is',
  input: z.object({ id }),
  answer: treatmentDraft,
  errors: ['doctor.notAssigned', 'treatment.notFound'],
});

export const saveDraft = operation({
  id: 'treatments.save-draft',
  method: 'put',
  path: '/backoffice/treatments/:id/draft',
  summary: 'Keep what is written so far: the fields of an approval, all optional, with the version that was read',
  input: draftInput,
  answer: treatmentDraft,
  errors: ['doctor.notAssigned', 'treatment.alreadyApproved', 'treatment.cantProcessed', 'treatment.notFound'],
});

export const readNearbyStock = operation({
  id: 'treatments.nearby-stock',
  method: 'get',
  path: '/backoffice/treatments/:id/nearby-stock',
  summary: 'Where the patient finds some products: at the chosen pharmacy, near by, anywhere',
  input: nearbyStockQuery,
  answer: nearbyStockList,
  errors: ['doctor.notAssigned', 'treatment.notFound'],
});
