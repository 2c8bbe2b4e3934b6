import * as bulkLists from '@blattwerk/contract/bulk-actions/list-operations';
import { newId } from '../../src/kernel/ids.ts';
import type { Sample, World } from './sample.ts';

type BulkListOperation = (typeof bulkLists)[keyof typeof bulkLists];

/** Only counted: what is done to records is tested with the feature. */
const counted = ({ input }: BulkListOperation): Sample => ({
  call: () => ({ body: { action: input.shape.action.options[0], filters: [], dryRun: true } }),
});

/** A bulk action that the caller has started. */
const ownBulk = async ({ knex, app, caller }: World, status = 'queued'): Promise<string> => {
  const id = newId();
  const at = app.clock.now();
  const role = caller.role === 'doctor' || caller.role === 'pharmacy' ? caller.role : 'admin';
  const row = { userId: caller.id, role, resource: 'invitations', action: 'withdraw', given: {}, locale: 'de', status, total: 0 };
  await knex('bulk_actions').insert({ id, ...row, createdAt: at, updatedAt: at });
  return id;
};

const ofOwn = (more: Partial<Sample> = {}): Sample => ({
  call: async (world) => {
    const id = await ownBulk(world);
    return { params: { id }, objectId: id };
  },
  ...more,
});

export const bulkSamples = {
  ...(Object.fromEntries(Object.values(bulkLists).map((operation) => [operation.id, counted(operation)])) as Record<BulkListOperation['id'], Sample>),
  'bulk.read': ofOwn(),
  'bulk.results': ofOwn(),
  'bulk.stop': ofOwn(),
  'bulk.undo': ofOwn({ businessCodes: ['bulk.notUndoable'] }),
} satisfies Record<string, Sample>;
