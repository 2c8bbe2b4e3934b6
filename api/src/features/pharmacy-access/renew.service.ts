import type { LinkDoor } from '@blattwerk/contract/pharmacy-access/shapes';
import { addressKey, takeTry } from '../../kernel/attempts.ts';
import { audit } from '../../kernel/audit.ts';
import { duration } from '../../kernel/clock.ts';
import { inTransaction, type Ctx } from '../../kernel/ctx.ts';
import { found } from '../../kernel/failure.ts';
import { mayRenew } from './link-state.ts';
import { findLink } from './links.ts';
import { asLink, readDoor, stateOf } from './open.service.ts';
import { StoredLink } from './pharmacy-link.model.ts';
import { nextTan } from './tan.service.ts';

/** How many links one address may ask for at all. */
const requestsOfAddress = { tries: 20, within: duration.hours };

/** Of two at once one makes the TAN: the other finds the next serial number. */
const renew = (ctx: Ctx, link: StoredLink): Promise<void> =>
  inTransaction(asLink(ctx, link), async (bound) => {
    const { sendingId, tanSerial } = link;
    const renewed = await StoredLink.query(bound.trx)
      .where({ sendingId, tanSerial })
      .patch({ ...nextTan(bound), tanBy: null, tanSentAt: null, tanRenewedAt: bound.clock.now() });
    if (renewed === 0) return;
    await audit(bound, { action: 'pharmacy-link.new-tan', objectType: 'sending', objectId: sendingId });
    await bound.jobs.send('pharmacy-access.send-tan', { sendingId });
  });

/**
 * A new TAN for a link whose seven days are over while work is left, e.g. a repeat. It goes to the pharmacy's known addresses as the first one did,
 * so the link alone opens nothing. Nothing more is sent until that TAN has been used and has ended in turn. `ctx` must not be bound to a transaction.
 * @throws pharmacyLink.notFound, pharmacyLink.expired, prescription.voided, auth.tooManyAttempts
 */
export const renewLink = async (ctx: Ctx, token: string): Promise<LinkDoor> => {
  await takeTry(ctx, [{ key: addressKey(ctx, 'pharmacy-link-renew'), ...requestsOfAddress }]);
  const link = found(await findLink(ctx, token), 'pharmacyLink.notFound');
  if (mayRenew(link, await stateOf(ctx, link))) await renew(ctx, link);
  return readDoor(ctx, token);
};
