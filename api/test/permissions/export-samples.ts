import * as exportedLists from '@blattwerk/contract/list-exports/list-operations';
import { newId } from '../../src/kernel/ids.ts';
import { nothing, type Sample, type World } from './sample.ts';

type ExportId = (typeof exportedLists)[keyof typeof exportedLists]['id'];

const asked: Sample = { call: () => ({ body: { format: 'csv', filters: [] } }) };

/** An export that the caller has asked for. */
const ownExport = async ({ knex, app, caller }: World): Promise<string> => {
  const id = newId();
  const at = app.clock.now();
  const role = caller.role === 'doctor' || caller.role === 'pharmacy' ? caller.role : 'admin';
  const row = { id, userId: caller.id, role, resource: 'products', format: 'csv', asked: { filters: [] }, locale: 'de', createdAt: at, updatedAt: at };
  await knex('list_exports').insert(row);
  return id;
};

const ofOwn: Sample = {
  call: async (world) => {
    const id = await ownExport(world);
    return { params: { id }, objectId: id };
  },
};

export const exportSamples = {
  ...(Object.fromEntries(Object.values(exportedLists).map(({ id }) => [id, asked])) as Record<ExportId, Sample>),
  'exports.list': nothing,
  'exports.read': ofOwn,
  'exports.stop': ofOwn,
  'exports.download': { call: () => ({ query: { ticket: '0.1.none' } }), businessCodes: ['listExport.ticketInvalid'] },
} satisfies Record<string, Sample>;
