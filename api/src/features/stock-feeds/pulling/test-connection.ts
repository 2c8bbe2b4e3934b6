import type { TestConnectionInput, TestConnectionResult } from '@blattwerk/contract/stock-feeds/connection';
import { runProblemText, type ProblemValues, type RunProblem } from '@blattwerk/contract/stock-feeds/problems';
import { FeedFetchError, type FetchedFile } from '../../../adapters/feed-fetch/feed-fetch-port.ts';
import { FeedUnreadable } from '../../../adapters/feed-formats/unreadable.ts';
import { audit } from '../../../kernel/audit.ts';
import { duration } from '../../../kernel/clock.ts';
import { inTransaction, type Ctx, type Member } from '../../../kernel/ctx.ts';
import { found } from '../../../kernel/failure.ts';
import { attemptKey, takeTry } from '../../../kernel/attempts.ts';
import { openLogin } from './feed-login.ts';
import { assertSameServer, fieldProblem } from './feed-source.ts';
import { StockFeed } from '../stock-feed.model.ts';

const testsPerHour = 60;
const shownHeaders = 12;

type FileFacts = NonNullable<TestConnectionResult['file']>;

/** What the file is taken for, with the first names of its columns; a file that is no stock says why. */
const describe = async (ctx: Ctx, { bytes, contentAt, fileName }: FetchedFile, feed: StockFeed | null): Promise<FileFacts> => {
  const facts = { name: fileName ?? null, bytes: bytes.length, modifiedAt: contentAt?.toISOString() ?? null };
  try {
    const reading = await ctx.ports.feedReader.read({ bytes, format: feed?.format ?? null, mapping: feed?.mapping ?? null });
    return { ...facts, format: reading.format, headers: (reading.dialect?.headers ?? []).slice(0, shownHeaders), problem: null };
  } catch (error) {
    if (!(error instanceof FeedUnreadable)) throw error;
    return { ...facts, format: null, headers: [], problem: runProblemText(error.reason, ctx.locale, error.values) };
  }
};

const failed = (ctx: Ctx, reason: RunProblem, values: ProblemValues): TestConnectionResult => ({
  isFetched: false,
  reason,
  reasonText: runProblemText(reason, ctx.locale, values),
  hostKey: typeof values['fingerprint'] === 'string' ? values['fingerprint'] : null,
  file: null,
});

const attempt = async (ctx: Ctx, { url, auth: typed, hostKey }: TestConnectionInput, feed: StockFeed | null): Promise<TestConnectionResult> => {
  try {
    const auth = typed ?? (feed ? openLogin(ctx, feed) : { kind: 'none' as const });
    const confirmed = hostKey === undefined ? (feed?.hostKey ?? null) : hostKey;
    const fetched = await ctx.ports.feedFetch.fetch({ url, auth, hostKey: confirmed, etag: null });
    if (!fetched.isModified) return failed(ctx, 'feed.httpStatus', { status: 304 });
    return { isFetched: true, reason: null, reasonText: null, hostKey: confirmed, file: await describe(ctx, fetched, feed) };
  } catch (error) {
    if (!(error instanceof FeedFetchError)) throw error;
    return failed(ctx, error.reason, error.values);
  }
};

/**
 * Tries a way in as a person has typed it and says what is there; nothing is imported.
 * @throws server.badRequest for an address that is not allowed or a stored login for another server, server.notFound, auth.tooManyAttempts
 */
export const testConnection = async (ctx: Ctx<Member>, input: TestConnectionInput): Promise<TestConnectionResult> => {
  const feed = input.feedId === undefined ? null : found(await StockFeed.query(ctx.trx).findById(input.feedId));
  if (feed && !input.auth) assertSameServer(feed, input.url);
  const objection = ctx.ports.feedFetch.objection({ url: input.url, auth: input.auth, authKind: input.auth?.kind ?? feed?.authKind ?? 'none' });
  if (objection) throw fieldProblem(objection.path, objection.key);
  await takeTry(ctx, [{ key: attemptKey(ctx, 'feed-test', ctx.actor.id), tries: testsPerHour, within: duration.hours }]);
  const result = await attempt(ctx, input, feed);
  const after = { url: input.url, isFetched: result.isFetched, reason: result.reason, hostKey: result.hostKey };
  await inTransaction(ctx, (bound) => audit(bound, { action: 'stock-feed.test', objectType: 'stock-feed', objectId: input.feedId ?? null, after }));
  return result;
};
