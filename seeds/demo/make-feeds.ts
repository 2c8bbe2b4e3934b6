import { emptyPharmacies } from '../cast.ts';
import { stableId } from '../stable-ids.ts';
import type { DemoPharmacy } from './make-pharmacies.ts';
import { pulledPharmacies, type DemoStock } from './make-stock.ts';
import { noSource, pullSource, type FeedServers } from './pull-sources.ts';
import { chanceOf, type Chance } from './random.ts';

const hour = 3_600_000;
/** Pharmacies with upload feeds that show their last runs. */
const pharmaciesWithRuns = 40;

type Row = Record<string, unknown>;

export interface FeedScene {
  pharmacies: readonly DemoPharmacy[];
  stock: readonly DemoStock[];
  now: Date;
  servers: FeedServers;
  /** PZN by the product's id. */
  pznOf: ReadonlyMap<string, string>;
}

interface RunScene {
  chance: Chance;
  feedId: string;
  count: number;
  now: Date;
}

const runRow = ({ feedId, count, chance }: RunScene, name: string, startedAt: Date, outcome: Row): Row => ({
  id: stableId('feed-run', `${feedId} ${name}`),
  feedId,
  source: 'upload',
  status: 'applied',
  reason: null,
  reasonValues: {},
  contentHash: null,
  encoding: chance.pick(['windows-1252', 'utf-8']),
  format: 'csv',
  rows: count,
  accepted: count,
  matched: count,
  unmatched: 0,
  rowErrors: 0,
  changed: 0,
  errors: [],
  heldRows: null,
  startedAt,
  finishedAt: new Date(startedAt.getTime() + chance.int(300, 2900)),
  ...outcome,
});

const regularRuns = (scene: RunScene, confirmedAt: Date): Row[] => [
  runRow(scene, 'before', new Date(confirmedAt.getTime() - 24 * hour), { changed: scene.count }),
  runRow(scene, 'last', confirmedAt, { changed: scene.chance.int(2, 19) }),
];

/** A list that suddenly names less than half: it waits for a person, with its rows kept. */
const quarantinedRun = (scene: RunScene, rows: readonly DemoStock[], pznOf: ReadonlyMap<string, string>): Row => {
  const quarantined = rows.slice(0, Math.floor(rows.length * 0.4));
  const heldRows = quarantined.map((line, index) => ({
    line: index + 2,
    pzn: pznOf.get(line.productId),
    quantity: line.quantity,
    priceCents: line.priceCents,
  }));
  const percent = Math.round((1 - quarantined.length / scene.count) * 100);
  return runRow(scene, 'quarantined', new Date(scene.now.getTime() - 2 * hour), {
    status: 'quarantined',
    reason: 'feed.fewerProducts',
    reasonValues: { percent, now: quarantined.length, before: scene.count },
    rows: quarantined.length,
    accepted: quarantined.length,
    matched: quarantined.length,
    heldRows,
  });
};

const runWithErrors = (scene: RunScene): Row => {
  const errors = [
    { line: 7, field: 'pzn', code: 'pzn.checkDigit' },
    { line: 12, field: 'quantity', code: 'quantity.notANumber' },
    { line: 19, field: 'price', code: 'price.missing' },
    { line: 23, field: 'quantity', code: 'quantity.negative' },
  ];
  return runRow(scene, 'errors', new Date(scene.now.getTime() - 3 * hour), {
    rows: scene.count + 6,
    unmatched: 2,
    rowErrors: errors.length,
    errors,
    changed: 5,
  });
};

const unmatchedNames = [
  'CANNABISBLUETEN VELMORA 25/1 CA',
  'Quellhain 22:01 Lemon Fery',
  'Taunara Vollspektrum 10:10 30ml',
  'Fennwald Blüten 24/1',
  'Brisoma Air 27/1 CAN',
  'Hausmischung zerkleinert 22/1',
];

const aliasRows = (pharmacyId: string, names: readonly string[], now: Date): Row[] =>
  names.map((name) => ({
    id: stableId('alias', `${pharmacyId} ${name}`),
    pharmacyId,
    alias: `name:${name.toLowerCase()}`,
    name,
    pzn: null,
    state: 'open',
    lastSeenAt: new Date(now.getTime() - 3 * hour),
    createdAt: new Date(now.getTime() - 27 * hour),
    version: 1,
  }));

/**
 * One feed for each pharmacy: twelve are pulled from the sandbox, each in another way or format, the others take uploads.
 * Some show their last runs; of these one is quarantined and one has row errors and unmatched articles.
 */
export const makeFeeds = ({ pharmacies, stock, now, servers, pznOf }: FeedScene): { feeds: Row[]; runs: Row[]; aliases: Row[] } => {
  const chance = chanceOf(15);
  const pulled = pulledPharmacies(pharmacies).map((pharmacy) => pharmacy.slug);
  const feeds = pharmacies.map((pharmacy) => {
    const place = pulled.indexOf(pharmacy.slug);
    const id = stableId('feed', pharmacy.slug);
    return {
      id,
      pharmacyId: pharmacy.id,
      mode: 'full',
      isActive: true,
      ...(place >= 0 ? pullSource(servers, { id, slug: pharmacy.slug, place, now }) : noSource),
      version: 1,
      createdAt: now,
      updatedAt: now,
    };
  });
  const told = feeds.filter((feed, index) => feed.kind === 'upload' && index >= emptyPharmacies.length).slice(0, pharmaciesWithRuns);
  const runs = told.flatMap((feed, index) => {
    const own = stock.filter((line) => line.pharmacyId === feed.pharmacyId);
    const scene = { chance, feedId: feed.id, count: own.length, now };
    const regular = regularRuns(scene, own[0]?.confirmedAt ?? now);
    if (index === 3) return [...regular, quarantinedRun(scene, own, pznOf)];
    return index === 5 ? [...regular, runWithErrors(scene)] : regular;
  });
  const withErrors = told[5];
  return { feeds, runs, aliases: withErrors === undefined ? [] : aliasRows(withErrors.pharmacyId, unmatchedNames, now) };
};
