import { z } from 'zod';
import { operation } from '../operation.ts';
import { id } from '../validation.ts';
import { layoutInput, view, viewInput, viewPatchInput, views, viewsInput } from './shapes.ts';

export const listViews = operation({
  id: 'views.list',
  method: 'get',
  path: '/backoffice/views',
  summary: 'The saved views of a list: the own ones, those of the role and those of everyone',
  input: viewsInput,
  answer: views,
});

export const createView = operation({
  id: 'views.create',
  method: 'post',
  path: '/backoffice/views',
  summary: 'Save what a list shows under a name; only administrators share it',
  input: viewInput,
  answer: view,
  status: 201,
  errors: ['view.nameTaken', 'view.tooMany'],
});

export const updateView = operation({
  id: 'views.update',
  method: 'patch',
  path: '/backoffice/views/:id',
  summary: 'Change a saved view',
  input: viewPatchInput,
  answer: view,
  errors: ['view.nameTaken', 'view.tooMany'],
});

export const deleteView = operation({
  id: 'views.delete',
  method: 'delete',
  path: '/backoffice/views/:id',
  summary: 'Delete a saved view',
  input: z.object({ id }),
  answer: z.object({}),
});

export const keepLayout = operation({
  id: 'views.keep-layout',
  method: 'post',
  path: '/backoffice/views/layout',
  summary: 'Keep how the caller has a list shown where no view is open',
  input: layoutInput,
  answer: z.object({}),
});
