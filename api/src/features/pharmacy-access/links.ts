import type { Ctx } from '../../kernel/ctx.ts';
import { sha256 } from '../../kernel/ids.ts';
import { linkToken } from '../../kernel/pharmacy-link-secrets.ts';
import { StoredLink } from './pharmacy-link.model.ts';

export const findLink = (ctx: Pick<Ctx, 'trx'>, token: string): Promise<StoredLink | undefined> =>
  StoredLink.query(ctx.trx)
    .findOne({ tokenHash: sha256(token) })
    .execute();

/** The link of a sending; made when it is asked for the first time. */
export const ensureLink = async (ctx: Ctx, { sendingId, ...given }: Pick<StoredLink, 'sendingId' | 'pharmacyId' | 'number'>): Promise<void> => {
  const row = { ...given, sendingId, tokenHash: sha256(linkToken(ctx.secrets, sendingId)), createdAt: ctx.clock.now() };
  await StoredLink.query(ctx.trx).insert(row).onConflict('sendingId').ignore();
};
