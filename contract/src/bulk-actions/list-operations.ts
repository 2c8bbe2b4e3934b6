import { z } from 'zod';
import { operation } from '../operation.ts';
import { rejectionReasons } from '../reviews/states.ts';
import { text } from '../validation.ts';
import { bulkInput, bulkStart, noValues, withReason } from './shapes.ts';

/** What can be done to many records of one list at once; each record by the rules of the single action. */
const bulkOf = <const Resource extends string, const Actions extends readonly [string, ...string[]], Values extends z.ZodObject>(
  resource: Resource,
  actions: Actions,
  values: Values,
) =>
  operation({
    id: `bulk.${resource}`,
    method: 'post',
    path: `/backoffice/${resource}/bulk`,
    summary: `Do something to many records at once, in the background: ${actions.join(', ')}. With \`dryRun\` it only says how many, and why not the others`,
    input: bulkInput(actions, values),
    answer: bulkStart,
    errors: ['bulk.tooMany'],
  });

const rejection = z.strictObject({ reason: z.enum(rejectionReasons), text: text(0, 500) });

export const deliveryTasks = bulkOf('delivery-tasks', ['take', 'release', 'reached', 'unreachable'], noValues);
export const feedRuns = bulkOf('feed-runs', ['release', 'discard'], noValues);
export const invitations = bulkOf('invitations', ['withdraw'], noValues);
export const jobs = bulkOf('jobs', ['retry'], noValues);
export const marketingPatients = bulkOf('marketing-patients', ['delete'], noValues);
export const patients = bulkOf('patients', ['ban', 'unban'], withReason);
export const people = bulkOf('people', ['deactivate', 'reactivate'], withReason);
export const pharmacies = bulkOf('pharmacies', ['list', 'unlist', 'pickup-only', 'ship'], noValues);
export const products = bulkOf('products', ['publish', 'unpublish', 'promote', 'unpromote'], noValues);
export const reviewComments = bulkOf('review-comments', ['publish', 'reject'], rejection);
export const reviews = bulkOf('reviews', ['publish', 'reject'], rejection);
export const stockFeeds = bulkOf('stock-feeds', ['pause', 'resume'], noValues);
export const unmatchedProducts = bulkOf('unmatched-products', ['ignore', 'reopen'], noValues);
export const vaporizers = bulkOf('vaporizers', ['list', 'unlist'], noValues);
