import type { Ctx } from '../../kernel/ctx.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import type { PushDevice } from './push-device.model.ts';

/** Devices whose session lives; the others were signed out, or their session has ended. */
export const devicesOf = ({ trx, clock }: Ctx, userId: string): Promise<PushDevice[]> => {
  const living = trx('sessions').where({ userId }).whereNull('revokedAt').where('expiresAt', '>', clock.now()).select('id');
  return trx('push_devices').where({ userId }).whereIn('sessionId', living).select<PushDevice[]>('*');
};

/** Whether a browser of the person may be told; which one is theirs to read. */
export const hasDevice = async ({ trx }: Ctx, person: string): Promise<boolean> => {
  const [answer] = await rawRows<{ hasDevice: boolean }>(trx, 'SELECT has_push_device(:person) AS "hasDevice"', { person });
  return answer?.hasDevice ?? false;
};
