import { adminFactory } from '../../src/http/factories.ts';
import { audit } from '../../src/kernel/audit.ts';
import { editRecord } from '../../src/kernel/edit-record.ts';
import { found } from '../../src/kernel/failure.ts';
import { newId } from '../../src/kernel/ids.ts';
import { listRecords, readRecord } from '../../src/kernel/list-records.ts';
import { Courier, couriers } from './courier.model.ts';
import * as operations from './operations.ts';

export const listCouriersEndpoint = adminFactory.build(operations.listCouriers, ({ ctx, input }) => listRecords(couriers, ctx, input));

export const readCourierEndpoint = adminFactory.build(operations.readCourier, ({ ctx, input }) => readRecord(couriers, ctx, input.id));

export const createCourierEndpoint = adminFactory.build(operations.createCourier, async ({ ctx, input }) => {
  const [id, now] = [newId(), ctx.clock.now()];
  await Courier.query(ctx.trx).insert({ ...input, id, createdAt: now, updatedAt: now });
  await audit(ctx, { action: 'courier.create', objectType: 'courier', objectId: id, after: input });
  return readRecord(couriers, ctx, id);
});

export const updateCourierEndpoint = adminFactory.build(operations.updateCourier, ({ ctx, input: { id, version, ...input } }) =>
  editRecord(ctx, {
    action: 'courier.update',
    objectType: 'courier',
    id,
    version,
    input,
    lock: async () => found(await Courier.query(ctx.trx).findById(id).forUpdate()),
    read: () => readRecord(couriers, ctx, id),
    write: async (_before, next) => {
      await Courier.query(ctx.trx)
        .findById(id)
        .patch({ ...input, ...next });
      return undefined;
    },
  }),
);
