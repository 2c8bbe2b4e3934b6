import { z } from 'zod';
import { operation } from '../operation.ts';
import { openedSupportView, supportDashboard, supportViewInput, supportViewLink, supportViewOpenInput } from './shapes.ts';

export const createSupportView = operation({
  id: 'support-views.create',
  method: 'post',
  path: '/backoffice/patients/:id/support-views',
  summary: 'A single-use link to a read-only view of a patient’s dashboard, for a reason that goes into the audit log',
  input: supportViewInput,
  answer: supportViewLink,
  status: 201,
  errors: ['user.notExist'],
});

export const readSupportView = operation({
  id: 'support-views.read',
  method: 'get',
  path: '/clients/support-view',
  summary: 'The patient’s dashboard without health content; each reading is on record',
  input: z.object({}),
  answer: supportDashboard,
  errors: ['supportView.ended'],
});

export const endSupportView = operation({
  id: 'support-views.end',
  method: 'post',
  path: '/clients/support-view/end',
  summary: 'End the support view before its time is over',
  input: z.object({}),
  answer: z.object({}),
  errors: ['supportView.ended'],
});

export const openSupportView = operation({
  id: 'support-views.open',
  method: 'post',
  path: '/clients/support-view/open',
  summary: 'Open the support view that a link leads to, once',
  input: supportViewOpenInput,
  answer: openedSupportView,
  errors: ['supportView.linkInvalid'],
});
