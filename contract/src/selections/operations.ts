import { z } from 'zod';
import { closedMarketErrors } from '../error-groups.ts';
import { operation } from '../operation.ts';
import { savedSelectionInput, savedSelection } from './saved-selection.ts';
import { selection, selectionQuery } from './shapes.ts';

export const readSelection = operation({
  id: 'selections.read',
  method: 'get',
  path: '/clients/selection',
  summary: 'Which pharmacies have up to three products together, what that costs, and what narrows it',
  input: selectionQuery,
  answer: selection,
  errors: [...closedMarketErrors, 'invalid.zip.code', 'server.notFound'],
});

export const readSavedSelection = operation({
  id: 'selections.noted',
  method: 'get',
  path: '/clients/selection/noted',
  summary: 'The caller’s saved selection for the next request, from any device',
  input: z.object({}),
  answer: savedSelection,
});

export const saveSelection = operation({
  id: 'selections.keep-noted',
  method: 'post',
  path: '/clients/selection/noted',
  summary: 'Save the caller’s selection for the next request, replacing the saved one',
  input: savedSelectionInput,
  answer: savedSelection,
});
