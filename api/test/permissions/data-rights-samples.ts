import { demoPassword } from '../../../seeds/cast.ts';
import { newId, sha256 } from '../../src/kernel/ids.ts';
import { nothing, type Sample } from './sample.ts';

const proof = { password: demoPassword };

export const dataRightsSamples = {
  'access-log.list': nothing,
  'data-exports.request': { call: () => ({ body: proof }) },
  'data-exports.list': nothing,
  'data-exports.send-code': nothing,
  'data-exports.download': {
    call: async ({ app, knex, caller }) => {
      const id = newId();
      const storageKey = `export/${id}.zip`;
      const bytes = Buffer.from('PK');
      await app.context.ports.storage.put(storageKey, bytes, 'application/zip');
      const at = app.clock.now();
      const file = { storageKey, bytes: bytes.length, sha256: sha256(bytes), readyAt: at, expiresAt: new Date(at.getTime() + 60_000) };
      await knex('data_exports').insert({ id, userId: caller.id, status: 'ready', locale: 'de', requestedAt: at, ...file });
      return { params: { id }, body: proof, objectId: id };
    },
  },
} satisfies Record<string, Sample>;
