import type { PushDevice as ListedDevice, PushDeviceInput } from '@blattwerk/contract/notifications/push-shapes';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { failure, found } from '../../kernel/failure.ts';
import { newId } from '../../kernel/ids.ts';
import { PushDevice } from './push-device.model.ts';

/** Upper limit of browsers a person; beyond it the oldest is removed. */
const most = 10;

const present = ({ id, sessionId, userAgent, createdAt }: PushDevice, { actor }: Ctx<Member>): ListedDevice => ({
  id,
  userAgent,
  isThisSession: sessionId === actor.sessionId,
  createdAt: createdAt.toISOString(),
});

export const listDevices = async (ctx: Ctx<Member>): Promise<{ items: ListedDevice[]; total: number }> => {
  const rows = await PushDevice.query(ctx.trx).where({ userId: ctx.actor.id }).orderBy('createdAt', 'desc');
  return { items: rows.map((row) => present(row, ctx)), total: rows.length };
};

/** The person lets a browser be told; the same browser again belongs to the present session. @throws server.badRequest for an address of no known push service */
export const addDevice = async (ctx: Ctx<Member>, { endpoint, keys }: PushDeviceInput): Promise<ListedDevice> => {
  const { id: userId, sessionId } = ctx.actor;
  if (!ctx.ports.push?.isKnown(endpoint)) throw failure('server.badRequest', { fields: [{ path: 'endpoint', message: 'endpoint' }] });
  await PushDevice.query(ctx.trx).where({ userId, endpoint }).delete();
  const others = await PushDevice.query(ctx.trx)
    .where({ userId })
    .orderBy('createdAt', 'desc')
    .offset(most - 1)
    .select('id');
  await PushDevice.query(ctx.trx).whereIn('id', others.map(({ id }) => id)).delete(); // prettier-ignore
  const row = { id: newId(), userId, sessionId, endpoint, ...keys, userAgent: ctx.userAgent?.slice(0, 500) ?? null, createdAt: ctx.clock.now() };
  return present(await PushDevice.query(ctx.trx).insertAndFetch(row), ctx);
};

/** @throws server.notFound */
export const removeDevice = async (ctx: Ctx<Member>, id: string): Promise<void> => {
  const row = found(await PushDevice.query(ctx.trx).findOne({ id, userId: ctx.actor.id }));
  await PushDevice.query(ctx.trx).deleteById(row.id);
};
