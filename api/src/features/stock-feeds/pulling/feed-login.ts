import { feedAuth, type FeedAuth } from '@blattwerk/contract/stock-feeds/connection';
import { FeedFetchError } from '../../../adapters/feed-fetch/feed-fetch-port.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { seal, SealBroken, unseal } from '../../../kernel/sealed.ts';
import type { Secrets } from '../../../kernel/secrets.ts';
import type { StockFeed } from '../stock-feed.model.ts';

type StoredLogin = Pick<StockFeed, 'authKind' | 'authSealed' | 'authSetAt'>;

const placeOf = (feedId: string): string => `stock-feed:${feedId}`;

/** A login as the feed's row keeps it. */
export const storedLogin = ({ feedLogin }: Pick<Secrets, 'feedLogin'>, feedId: string, auth: FeedAuth, now: Date): StoredLogin =>
  auth.kind === 'none'
    ? { authKind: 'none', authSealed: null, authSetAt: null }
    : { authKind: auth.kind, authSealed: seal(feedLogin, placeOf(feedId), JSON.stringify(auth)), authSetAt: now };

/** The feed's login, for the moment of a fetch. @throws FeedFetchError when it was sealed under another key */
export const openLogin = (ctx: Ctx, { id, authSealed }: Pick<StockFeed, 'id' | 'authSealed'>): FeedAuth => {
  if (authSealed === null) return { kind: 'none' };
  try {
    return feedAuth.parse(JSON.parse(unseal(ctx.secrets.feedLogin, placeOf(id), authSealed)));
  } catch (error) {
    if (error instanceof SealBroken) throw new FeedFetchError('feed.loginLost', {}, { cause: error });
    throw error;
  }
};
