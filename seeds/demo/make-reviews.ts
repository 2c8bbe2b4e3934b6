import { benefits, effects, sideEffects, type Benefit, type Effect, type SideEffect } from '@blattwerk/contract/products/enums';
import { stableId } from '../stable-ids.ts';
import type { DemoProduct } from './make-products.ts';
import { productId } from './make-stock.ts';
import { chanceOf, type Chance } from './random.ts';
import { english, germanGood, germanMixed, pseudonymWords, type ReviewParts } from './review-texts.ts';

const day = 86_400_000;
const publishedCount = 9760;
const pendingCount = 64;

export interface DemoReview {
  id: string;
  productId: string;
  /** Taken over from elsewhere: no person of ours stands behind it. */
  patientId: null;
  pseudonym: string;
  rating: number;
  text: string | null;
  effects: Effect[];
  sideEffects: SideEffect[];
  benefits: Benefit[];
  status: 'published' | 'pending';
  createdAt: Date;
  updatedAt: Date;
  publishedAt: Date | null;
  decidedAt: Date | null;
}

/** Claims about grave illness are in the enumeration, but not in the demo. */
const toldBenefits = benefits.filter((benefit) =>
  (
    [
      'stress',
      'anxiety',
      'pain',
      'sleep_disorders',
      'muscle_spasms',
      'appetite_control',
      'mood_support',
      'relaxation',
      'pain_relief',
      'cognitive_support',
      'digestive_issues',
    ] as const
  ).some((told) => told === benefit),
);

const calmEffects: readonly Effect[] = ['relaxed', 'sleepy', 'calm', 'stress_relief', 'subdued', 'sedated', 'soothing', 'reduced_anxiety'];
const wakeEffects: readonly Effect[] = ['uplifted', 'energetic', 'mental_clarity', 'alert', 'focused', 'refreshing', 'stimulated', 'mood_stabilized'];

/** Calm ones for indica, waking ones for sativa, both for the others, and sometimes any. */
const effectsOf = (product: DemoProduct, chance: Chance): Effect[] => {
  const pool = product.genetics === 'indica' ? calmEffects : product.genetics === 'sativa' ? wakeEffects : [...calmEffects, ...wakeEffects];
  const told = chance.sample(pool, chance.int(1, 4));
  return chance.is(0.15) ? [...new Set([...told, chance.pick(effects)])] : told;
};

const textOf = (rating: number, chance: Chance): string | null => {
  if (chance.is(0.22)) return null;
  const parts: ReviewParts = chance.is(0.12) ? english : rating >= 4 ? germanGood : germanMixed;
  const sentences = [chance.pick(parts.opening), chance.is(0.8) ? chance.pick(parts.middle) : '', chance.is(0.6) ? chance.pick(parts.closing) : ''];
  return sentences.filter((sentence) => sentence !== '').join(' ');
};

const ratingOf = (quality: number, chance: Chance): number => {
  const drawn = Math.round(quality + (chance.next() + chance.next() - 1) * 1.9);
  return Math.min(5, Math.max(1, drawn));
};

/** A few products have many reviews, many have a few, some have none. */
const weightsOf = (products: readonly DemoProduct[], chance: Chance): { product: DemoProduct; weight: number; quality: number }[] =>
  products.map((product) => ({
    product,
    weight: product.daysSinceFirstSeen < 30 || chance.is(0.12) ? 0 : 0.15 + (1 - chance.next() ** 0.5) * 3,
    quality: 3.6 + chance.next() * 1.1,
  }));

const makeReview = (index: number, product: DemoProduct, quality: number, now: Date, chance: Chance): DemoReview => {
  const isPublished = index < publishedCount;
  const rating = ratingOf(quality, chance);
  const createdAt = new Date(
    now.getTime() -
      (isPublished ? chance.int(2, Math.max(3, Math.min(720, product.daysSinceFirstSeen))) : chance.int(0, 5)) * day -
      chance.int(1, 23 * 3600) * 1000,
  );
  const said = {
    id: stableId('review', index),
    productId: productId(product.pzn),
    patientId: null,
    pseudonym: `${chance.pick(pseudonymWords)} ${chance.int(11, 999)}`,
    rating,
    text: textOf(rating, chance),
    effects: effectsOf(product, chance),
    sideEffects: chance.is(0.45) ? chance.sample(sideEffects, chance.int(1, 2)) : [],
    benefits: chance.sample(toldBenefits, chance.int(0, 3)),
    status: isPublished ? ('published' as const) : ('pending' as const),
    createdAt,
  };
  const publishedAt = isPublished ? new Date(createdAt.getTime() + chance.int(1, 40) * 3_600_000) : null;
  return { ...said, updatedAt: publishedAt ?? createdAt, publishedAt, decidedAt: publishedAt };
};

/** 9,760 published reviews and 64 that wait for a moderator, the same in every run but for their dates. */
export const makeReviews = (products: readonly DemoProduct[], now: Date): DemoReview[] => {
  const chance = chanceOf(1974);
  const weights = weightsOf(products, chance);
  const entries = weights.map((entry) => [entry, entry.weight] as const);
  return Array.from({ length: publishedCount + pendingCount }, (_, index) => {
    const { product, quality } = chance.weighted(entries);
    return makeReview(index, product, quality, now, chance);
  });
};
