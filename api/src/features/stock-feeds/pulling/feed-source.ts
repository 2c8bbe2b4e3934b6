import type { FeedAuth } from '@blattwerk/contract/stock-feeds/connection';
import type { FeedPatchInput } from '@blattwerk/contract/stock-feeds/shapes';
import type { ValidationKey } from '@blattwerk/contract/validation';
import { isSameServer } from '../../../adapters/feed-fetch/allowed-address.ts';
import type { Ctx } from '../../../kernel/ctx.ts';
import { failure, type Failure } from '../../../kernel/failure.ts';
import { storedLogin } from './feed-login.ts';
import type { StockFeed } from '../stock-feed.model.ts';

export const fieldProblem = (path: string, message: ValidationKey): Failure => failure('server.badRequest', { fields: [{ path, message }] });

const hasMoved = (from: string | null, to: string): boolean => from !== null && !isSameServer(new URL(from), new URL(to));

/** A stored login goes to the server that it was stored for, and to no other. @throws server.badRequest */
export const assertSameServer = (before: Pick<StockFeed, 'url' | 'authKind'>, url: string): void => {
  if (before.authKind !== 'none' && hasMoved(before.url, url)) throw fieldProblem('auth', 'feedAuth.again');
};

interface Change {
  id: string;
  before: StockFeed | null;
  input: Pick<FeedPatchInput, 'url' | 'auth' | 'hostKey'>;
}

const newHostKey = (url: string, { before, input }: Change): string | null => {
  if (new URL(url).protocol !== 'sftp:') return null;
  const known = before && !hasMoved(before.url, url) ? before.hostKey : null;
  const hostKey = input.hostKey === undefined ? known : input.hostKey;
  if (hostKey === null) throw fieldProblem('hostKey', 'hostKey.required');
  return hostKey;
};

/** The adapter knows which addresses may be asked, and which kinds of login go with them. */
const assertAllowed = (ctx: Ctx, url: string, auth: FeedAuth | undefined, authKind: StockFeed['authKind']): void => {
  const objection = ctx.ports.feedFetch.objection({ url, auth, authKind });
  if (objection) throw fieldProblem(objection.path, objection.key);
};

/** What a pull feed's row keeps of address, login and host key after a change. @throws server.badRequest */
export const sourceColumns = (ctx: Ctx, change: Change): Partial<StockFeed> => {
  const { id, before, input } = change;
  const url = input.url === undefined ? before?.url : input.url;
  if (!url) throw fieldProblem('url', 'required');
  if (before && input.url === undefined && input.auth === undefined && input.hostKey === undefined) return {};
  if (before && !input.auth) assertSameServer(before, url);
  assertAllowed(ctx, url, input.auth, input.auth?.kind ?? before?.authKind ?? 'none');
  const auth = input.auth ?? (before ? undefined : { kind: 'none' as const });
  return { url, hostKey: newHostKey(url, change), ...(auth ? storedLogin(ctx.secrets, id, auth, ctx.clock.now()) : {}) };
};
