import type { FeedField } from '@blattwerk/contract/stock-feeds/mapping';
import type { ItemAnswer, ItemChange, ItemOutcome, ItemsAnswer } from '@blattwerk/contract/stock-feeds/push';
import { rowProblemText, type RowProblem } from '@blattwerk/contract/stock-feeds/problems';
import { inTransaction, type Ctx, type Machine } from '../../../kernel/ctx.ts';
import { failure } from '../../../kernel/failure.ts';
import { readSetting } from '../../settings/public.ts';
import { collect } from './collecting-run.ts';
import { readAgain } from '../importing/content-memory.ts';
import { lockFeed } from '../importing/feed-lock.queries.ts';
import { queued } from './feed-queue.ts';
import { judgeItem, pznOf, type Judgement, type KnownItem } from './judge-item.ts';
import { aliasOf } from '../importing/match-rows.ts';
import { rememberUnmatched, type StockTarget, type UnmatchedArticle } from '../importing/match-rows.queries.ts';
import { mergeStock } from '../importing/merge-stock.ts';
import { ProductAlias } from '../product-alias.model.ts';
import { knownItems } from './items.queries.ts';
import { feedOfKey } from './push.service.ts';
import type { StockFeed } from '../stock-feed.model.ts';

/** A change of one article; without `set` the pharmacy no longer has it. */
interface Wanted {
  pzn: string;
  set: Omit<ItemChange, 'pzn'> | null;
}
interface Judged {
  /** As the caller wrote it when it is no PZN. */
  pzn: string;
  outcome: ItemOutcome;
  target?: StockTarget;
  /** The article is not known yet. */
  article?: UnmatchedArticle;
  /** The pharmacy says that it does not have what we do not show either. */
  isAbsent?: true;
  error?: { code: RowProblem; field: FeedField };
}

/** What is not there cannot be taken away: that is no error, it is how it should be. */
const removal = (known: KnownItem | undefined): Judgement =>
  known?.productId && known.priceCents !== null
    ? { target: { productId: known.productId, quantity: 0, priceCents: known.priceCents }, isSame: known.quantity === 0 }
    : { isAbsent: true };

const judged = (pzn: string, { set }: Wanted, known: KnownItem | undefined, maxFactor: number): Judged => {
  const judgement = set ? judgeItem(set, known, maxFactor) : removal(known);
  if ('problem' in judgement) return { pzn, outcome: 'refused', error: { code: judgement.problem, field: judgement.field } };
  if ('isAbsent' in judgement) return { pzn, outcome: 'unchanged', isAbsent: true };
  if ('unmatched' in judgement) {
    const article = { alias: aliasOf({ pzn }), name: set?.name ?? known?.aliasName ?? pzn, pzn, ...judgement.unmatched };
    return { pzn, outcome: 'unmatched', article };
  }
  return { pzn, outcome: judgement.isSame ? 'unchanged' : 'applied', target: judgement.target };
};

/** Each change on its own; of two for one product the first one counts. */
const judgeAll = async (ctx: Ctx, feed: StockFeed, wanted: readonly Wanted[]): Promise<Judged[]> => {
  const readings = wanted.map(({ pzn }) => pznOf(pzn));
  const maxFactor = await readSetting(ctx, 'feeds.maxPriceFactor');
  const known = await knownItems(
    ctx,
    feed.pharmacyId,
    readings.flatMap((reading) => ('pzn' in reading ? reading.pzn : [])),
  );
  const seen = new Set<string>();
  return wanted.map((one, at): Judged => {
    const reading = readings[at];
    if (!reading || 'problem' in reading) return { pzn: one.pzn, outcome: 'refused', error: { code: reading?.problem ?? 'pzn.missing', field: 'pzn' } };
    const item = known.get(reading.pzn);
    const key = item?.productId ?? reading.pzn;
    if (seen.has(key)) return { pzn: reading.pzn, outcome: 'refused', error: { code: 'product.duplicate', field: 'pzn' } };
    seen.add(key);
    return judged(reading.pzn, one, item, maxFactor);
  });
};

/** Articles that wait for a decision, and are sold out meanwhile. */
const emptyWaiting = async (ctx: Ctx, pharmacyId: string, pzns: string[]): Promise<void> => {
  if (pzns.length === 0) return;
  const aliases = pzns.map((pzn) => aliasOf({ pzn }));
  await ProductAlias.query(ctx.trx).where({ pharmacyId }).whereIn('alias', aliases).patch({ quantity: 0 });
};

/** Writes what was judged, and counts it in the feed's collecting run. */
const apply = async (ctx: Ctx, feed: StockFeed, items: readonly Judged[]): Promise<string> => {
  const { pharmacyId } = feed;
  const articles = items.flatMap(({ article }) => article ?? []);
  const targets = items.flatMap(({ target }) => target ?? []);
  return collect(ctx, feed, {
    items: items.length,
    matched: targets.length,
    unmatched: articles.length,
    errors: items.flatMap(({ error }, at) => (error ? [{ line: at + 1, ...error }] : [])),
    write: async (runId) => {
      await emptyWaiting(
        ctx,
        pharmacyId,
        items.flatMap(({ pzn, isAbsent }) => (isAbsent ? pzn : [])),
      );
      await rememberUnmatched(ctx, pharmacyId, runId, articles);
      return targets.length === 0 ? 0 : mergeStock(ctx, { pharmacyId, runId, mode: 'delta', targets });
    },
  });
};

const change = async (ctx: Ctx<Machine>, slug: string, wanted: readonly Wanted[], options: { isSingle: boolean }) => {
  const feed = await feedOfKey(ctx, slug);
  return queued(feed.id, () =>
    inTransaction(ctx, async (bound) => {
      await lockFeed(bound, feed.id, feed.pharmacyId);
      const items = await judgeAll(bound, feed, wanted);
      const [first] = items;
      if (options.isSingle && first?.error)
        throw failure('feed.itemRefused', { ...first.error, message: rowProblemText(first.error.code, ctx.locale), pzn: first.pzn });
      const runId = await apply(bound, feed, items);
      // What the last file said is no longer what there is: the same file again means something.
      if (items.some(({ outcome }) => outcome === 'applied')) await readAgain(bound, [feed.pharmacyId]);
      return { runId, items };
    }),
  );
};

/**
 * Sets what the pharmacy has of one article.
 * @throws server.notFound, feed.paused, feed.itemRefused with what is wrong
 */
export const setItem = async (ctx: Ctx<Machine>, { pharmacySlug, pzn, ...set }: ItemChange & { pharmacySlug: string }): Promise<ItemAnswer> => {
  const { runId, items } = await change(ctx, pharmacySlug, [{ pzn, set }], { isSingle: true });
  return { runId, pzn: items[0]?.pzn ?? pzn, outcome: items[0]?.outcome ?? 'unchanged' };
};

/** The pharmacy no longer has the article: its stock is nought. */
export const removeItem = async (ctx: Ctx<Machine>, { pharmacySlug, pzn }: { pharmacySlug: string; pzn: string }): Promise<ItemAnswer> => {
  const { runId, items } = await change(ctx, pharmacySlug, [{ pzn, set: null }], { isSingle: true });
  return { runId, pzn: items[0]?.pzn ?? pzn, outcome: items[0]?.outcome ?? 'unchanged' };
};

/** Several changes at once: one that is wrong stops none of the others. */
export const changeItems = async (ctx: Ctx<Machine>, { pharmacySlug, items: changes }: { pharmacySlug: string; items: ItemChange[] }): Promise<ItemsAnswer> => {
  const wanted = changes.map(({ pzn, ...set }) => ({ pzn, set }));
  const { runId, items } = await change(ctx, pharmacySlug, wanted, { isSingle: false });
  const count = (outcome: ItemOutcome): number => items.filter((item) => item.outcome === outcome).length;
  return {
    runId,
    applied: count('applied'),
    unchanged: count('unchanged'),
    unmatched: count('unmatched'),
    refused: count('refused'),
    items: items.map(({ pzn, outcome, error }) => ({
      pzn,
      outcome,
      ...(error ? { error: { ...error, message: rowProblemText(error.code, ctx.locale) } } : {}),
    })),
  };
};
