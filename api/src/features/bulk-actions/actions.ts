import type * as bulkLists from '@blattwerk/contract/bulk-actions/list-operations';
import { assignTask } from '../delivery-tasks/public.ts';
import { withdrawInvitation } from '../invitations/public.ts';
import { retryJob } from '../job-monitor/public.ts';
import { deleteContact } from '../marketing-patients/public.ts';
import { updatePatient } from '../patients/public.ts';
import { endAccount, reactivatePerson } from '../people/public.ts';
import { patchPharmacy } from '../pharmacies/public.ts';
import { finishDeliveryTask } from '../prescriptions/public.ts';
import { patchProduct } from '../products/public.ts';
import { publishContribution, rejectContribution } from '../reviews/public.ts';
import { discardRun, ignoreArticle, patchFeed, releaseRun, undoDecision } from '../stock-feeds/public.ts';
import { patchVaporizer } from '../vaporizers/public.ts';
import { setting, step, type BulkAction } from './bulk-action.ts';

export type BulkOperation = (typeof bulkLists)[keyof typeof bulkLists];
type ResourceOf<Id> = Id extends `bulk.${infer Resource}` ? Resource : never;
export type BulkResource = ResourceOf<BulkOperation['id']>;
type ActionsOf<Resource> = Extract<BulkOperation, { id: `bulk.${Resource & string}` }>['input']['_zod']['output']['action'];

const moderation = (kind: 'review' | 'review-comment'): Record<'publish' | 'reject', BulkAction> => ({
  publish: step('publish', (ctx, { id, version }) => publishContribution(ctx, kind, { id, version }), {
    so: ({ status }) => status === 'published',
    isOfRead: true,
  }),
  reject: step('reject', (ctx, { id, version }, given) => rejectContribution(ctx, kind, { id, version, ...given } as never), {
    so: ({ status }) => status === 'rejected',
    needs: ['reason'],
    isOfRead: true,
  }),
});

/** One call about several sendings of a pharmacy, or none of the pharmacies reached. */
const finished = (outcome: 'reached' | 'unreachable'): BulkAction =>
  step('done', (ctx, { id }) => finishDeliveryTask(ctx, { id, outcome }), { so: ({ status }) => status === 'done' });

/** What can be done to many records of a list at once: each record by the service of the single action, with its rules and its entry in the audit log. */
export const bulkActions: { readonly [Resource in BulkResource]: Readonly<Record<ActionsOf<Resource>, BulkAction>> } = {
  'delivery-tasks': {
    take: step('take', (ctx, { id, version }) => assignTask(ctx, { id, version, assigneeId: ctx.actor.id }), { undo: 'release' }),
    release: step('assign', (ctx, { id, version }) => assignTask(ctx, { id, version, assigneeId: null }), { so: ({ assignee }) => assignee === null }),
    reached: finished('reached'),
    unreachable: finished('unreachable'),
  },
  'feed-runs': {
    release: step('release', (ctx, { id }) => releaseRun(ctx, id)),
    discard: step('discard', (ctx, { id }) => discardRun(ctx, id), { so: ({ status }) => status === 'discarded' }),
  },
  invitations: { withdraw: step('withdraw', (ctx, { id }) => withdrawInvitation(ctx, id), { so: ({ status }) => status === 'withdrawn' }) },
  jobs: { retry: step('retry', (ctx, { id }) => retryJob(ctx, id)) },
  'marketing-patients': { delete: step('delete', (ctx, { id }) => deleteContact(ctx, id)) },
  patients: {
    ban: { ...setting(updatePatient, 'update-status', 'status', 'banned', 'unban'), needs: ['reason'] },
    unban: setting(updatePatient, 'update-status', 'status', 'active', 'ban'),
  },
  people: {
    deactivate: step('deactivate', (ctx, { id }, { reason }) => endAccount(ctx, { id, reason: String(reason), action: 'deactivate' }), {
      so: ({ status }) => status === 'inactive',
      needs: ['reason'],
      undo: 'reactivate',
    }),
    reactivate: step('reactivate', (ctx, { id }) => reactivatePerson(ctx, id), { so: ({ status }) => status === 'active' }),
  },
  pharmacies: {
    list: setting(patchPharmacy, 'update', 'isListed', true, 'unlist'),
    unlist: setting(patchPharmacy, 'update', 'isListed', false, 'list'),
    'pickup-only': setting(patchPharmacy, 'update', 'isPickupOnly', true, 'ship'),
    ship: setting(patchPharmacy, 'update', 'isPickupOnly', false, 'pickup-only'),
  },
  products: {
    publish: setting(patchProduct, 'publish', 'isPublished', true, 'unpublish'),
    unpublish: setting(patchProduct, 'publish', 'isPublished', false, 'publish'),
    promote: setting(patchProduct, 'update', 'isPromoted', true, 'unpromote'),
    unpromote: setting(patchProduct, 'update', 'isPromoted', false, 'promote'),
  },
  'review-comments': moderation('review-comment'),
  reviews: moderation('review'),
  'stock-feeds': {
    pause: setting(patchFeed, 'update', 'isActive', false, 'resume'),
    resume: setting(patchFeed, 'update', 'isActive', true, 'pause'),
  },
  'unmatched-products': {
    ignore: step('ignore', (ctx, { id }) => ignoreArticle(ctx, { id }), { so: ({ state }) => state === 'ignored', undo: 'reopen' }),
    reopen: step('undo', (ctx, { id }) => undoDecision(ctx, { id }), { so: ({ state }) => state === 'open' }),
  },
  vaporizers: {
    list: setting(patchVaporizer, 'update', 'isListed', true, 'unlist'),
    unlist: setting(patchVaporizer, 'update', 'isListed', false, 'list'),
  },
};

/** @returns undefined for an action that the list does not have (any more) */
export const findAction = (resource: string, action: string): BulkAction | undefined =>
  (bulkActions as Readonly<Record<string, Readonly<Record<string, BulkAction>>>>)[resource]?.[action];
