import { readFileSync } from 'node:fs';
import { benefits, categories, effects, genetics, irradiations, sideEffects, units } from '@blattwerk/contract/products/enums';
import { isPzn } from '@blattwerk/contract/products/pzn';
import { healthAnswers, missingAnswers } from '@blattwerk/contract/health-states/shapes';
import { areHoursPossible } from '@blattwerk/contract/pharmacies/opening-hours';
import { missingProfileFields } from '@blattwerk/contract/accounts/shapes';
import { canary } from '../canaries.ts';
import { cast, colleagues, emptyPharmacies } from '../cast.ts';
import { readPostalAreas } from '../reference/postal-areas.ts';
import { terpenes } from '../reference/terpenes.ts';
import { makeAnswers } from './make-answers.ts';
import { makePerson } from './make-people.ts';
import { makePharmacies } from './make-pharmacies.ts';
import { withServices } from './make-services.ts';
import { asFile, makeProducts } from './make-products.ts';
import { makeComments } from './make-comments.ts';
import { makeReviews } from './make-reviews.ts';
import { makeStock, makeStockChanges, productId, pulledPharmacies } from './make-stock.ts';
import { chanceOf } from './random.ts';

const now = new Date('2026-11-20T12:00:00Z');
const day = 86_400_000;
const products = makeProducts();
const pharmacies = makePharmacies();
const stock = makeStock(pharmacies, products, now);
const reviews = makeReviews(products, now);
const distinct = (values: readonly unknown[]): number => new Set(values).size;

describe('the catalogue', () => {
  test('is the committed file, so that sandbox and demo know the same products', () => {
    expect(asFile(products)).toBe(readFileSync(new URL('products.json', import.meta.url), 'utf8'));
  });

  test('has about 600 products: flowers, extracts and vapes, and no edibles, which are not sold', () => {
    const count = (category: string): number => products.filter((product) => product.category === category).length;
    expect(products).toHaveLength(600);
    expect(categories.map(count)).toEqual([432, 113, 55, 0]);
  });

  test('numbers every product with its own valid PZN of the range that no real product has', () => {
    expect(products.filter(({ pzn }) => !isPzn(pzn) || pzn < '99700000' || pzn > '99799999')).toEqual([]);
    expect(distinct(products.map(({ pzn }) => pzn))).toBe(products.length);
  });

  test('names and addresses every product differently', () => {
    expect(distinct(products.map(({ name }) => name))).toBe(products.length);
    expect(distinct(products.map(({ slug }) => slug))).toBe(products.length);
    expect(products.filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toEqual([]);
  });

  test('uses the words of the contract only', () => {
    const keys: readonly string[] = terpenes.map(({ key }) => key);
    const isKnown = (product: (typeof products)[number]): boolean =>
      units.includes(product.unit) &&
      irradiations.includes(product.irradiation) &&
      (product.genetics === null || genetics.includes(product.genetics)) &&
      (product.origin === null || /^[A-Z]{2}$/.test(product.origin)) &&
      product.terpenes.every(({ key }) => keys.includes(key));
    expect(products.filter((product) => !isKnown(product))).toEqual([]);
  });

  test('names each terpene of a product once, the strongest first, and no more than there is', () => {
    const isOrdered = ({ terpenes: profile }: (typeof products)[number]): boolean => {
      const shares = profile.map(({ share }) => share ?? 0);
      return (
        distinct(profile.map(({ key }) => key)) === profile.length &&
        shares.every((share, index) => index === 0 || share <= (shares[index - 1] ?? 0)) &&
        shares.reduce((sum, share) => sum + share, 0) <= 100
      );
    };
    expect(products.filter((product) => !isOrdered(product))).toEqual([]);
  });
});

describe('the pharmacies', () => {
  test('are 288, each with its own address, in every federal state', () => {
    const areas = readPostalAreas();
    expect(pharmacies).toHaveLength(288);
    expect(distinct(pharmacies.map(({ slug }) => slug))).toBe(288);
    expect(distinct(pharmacies.map(({ zipCode }) => areas.get(zipCode.slice(0, 3))?.state))).toBe(16);
  });

  test('can be called nowhere: numbers for film and television, addresses of the example domain', () => {
    const isFictional = /^\+49(3023125|4066969|8999998|2214710|6990009)\d{3}$/;
    expect(pharmacies.filter(({ phone, email, website }) => !isFictional.test(phone) || !email.endsWith('.example') || !website.endsWith('.example'))).toEqual(
      [],
    );
  });

  test('most have opening hours that can be, and what is not known of some is left open', () => {
    const offering = withServices(pharmacies);
    const hours = offering.map(({ openingHours }) => openingHours).filter((week) => week !== null);
    expect(hours.length).toBeGreaterThan(180);
    expect(hours.length).toBeLessThan(288);
    expect(hours.filter((week) => !areHoursPossible(week))).toEqual([]);
    expect(distinct(offering.map(({ acceptsElectronic }) => acceptsElectronic))).toBe(3);
    expect(offering.filter(({ isPickupOnly, shippingCents }) => isPickupOnly && shippingCents !== null)).toEqual([]);
  });

  test('twelve are pulled, the one of the pharmacy login among them, and two begin without stock', () => {
    const pulled = pulledPharmacies(pharmacies).map(({ slug }) => slug);
    expect(pulled).toHaveLength(12);
    expect(pulled).toContain(cast.pharmacy.pharmacySlug);
    const stocked = new Set(stock.map(({ pharmacyId }) => pharmacyId));
    expect(pharmacies.filter(({ id }) => !stocked.has(id)).map(({ slug }) => slug)).toEqual([...emptyPharmacies]);
  });
});

describe('the stock', () => {
  test('keeps near the base price and has sold-out lines, fresh, uncertain and stale ones', () => {
    const base = new Map(products.map((product) => [productId(product.pzn), product.basePriceCents]));
    const age = ({ confirmedAt }: (typeof stock)[number]): number => (now.getTime() - confirmedAt.getTime()) / day;
    expect(stock.length).toBeGreaterThan(15_000);
    expect(stock.filter((line) => Math.abs(line.priceCents / (base.get(line.productId) ?? 1) - 1) > 0.125)).toEqual([]);
    expect(stock.filter((line) => line.quantity === 0).length).toBeGreaterThan(500);
    expect(stock.filter((line) => age(line) < 1).length).toBeGreaterThan(stock.length * 0.8);
    expect(stock.some((line) => age(line) > 1 && age(line) < 3)).toBe(true);
    expect(stock.some((line) => age(line) > 3)).toBe(true);
  });

  test('has a history of about 90 days that ends with what is there now', () => {
    const changes = makeStockChanges(stock);
    const last = new Map(changes.map((change) => [`${change.pharmacyId} ${change.productId}`, change]));
    const lines = new Map(stock.map((line) => [`${line.pharmacyId} ${line.productId}`, line]));
    expect(changes.length).toBeGreaterThan(15_000);
    expect([...last].filter(([key, change]) => lines.get(key)?.priceCents !== change.priceCents)).toEqual([]);
    expect(changes.filter(({ at }) => at > now || at.getTime() < now.getTime() - 100 * day)).toEqual([]);
  });
});

describe('the reviews', () => {
  test('are more than 9,700 published ones and some that wait, none by a demo login', () => {
    expect(reviews.filter(({ status }) => status === 'published').length).toBeGreaterThan(9700);
    expect(reviews.filter(({ status }) => status === 'pending').length).toBeGreaterThan(20);
    expect(reviews.filter(({ patientId }) => patientId !== null)).toEqual([]);
  });

  test('have comments, some of which wait, each after its review', () => {
    const comments = makeComments(reviews, now);
    const shownAt = new Map(reviews.map(({ id, publishedAt }) => [id, publishedAt?.getTime() ?? Infinity]));
    expect(comments.filter(({ status }) => status === 'published').length).toBeGreaterThan(100);
    expect(comments.filter(({ status }) => status === 'pending').length).toBe(7);
    expect(
      comments.filter(
        ({ reviewId, createdAt, status }) => createdAt > now || (status === 'published' && createdAt.getTime() < (shownAt.get(reviewId) ?? Infinity)),
      ),
    ).toEqual([]);
  });

  test('choose from the enumerations and come after the product', () => {
    const firstSeen = new Map(products.map((product) => [productId(product.pzn), now.getTime() - (product.daysSinceFirstSeen + 1) * day]));
    const isFine = (review: (typeof reviews)[number]): boolean =>
      review.effects.every((effect) => effects.includes(effect)) &&
      review.sideEffects.every((effect) => sideEffects.includes(effect)) &&
      review.benefits.every((benefit) => benefits.includes(benefit)) &&
      review.createdAt.getTime() >= (firstSeen.get(review.productId) ?? Infinity) &&
      review.createdAt <= now;
    expect(reviews.filter((review) => !isFine(review))).toEqual([]);
  });

  test('promise no healing', () => {
    expect(reviews.filter(({ text }) => /heil|geheilt|cure|wundermittel|schmerzfrei|gesund geworden/i.test(text ?? ''))).toEqual([]);
  });
});

describe('the people', () => {
  test('every questionnaire is complete and valid', () => {
    const answers = makeAnswers(cast.patient.id, [cast.admin.id], chanceOf(1));
    expect(healthAnswers.parse(answers)).toEqual(answers);
    expect(missingAnswers(answers)).toEqual([]);
  });

  test('every health field of every person holds a word of its own', () => {
    const chance = chanceOf(1);
    const fields = [
      'complaints',
      'earlierTherapies',
      'cannabisBenefitReason',
      'treatingPhysician',
      'diagnosis',
      'remoteJustification',
      'letter',
      'complaints 2',
    ];
    const words = Array.from({ length: 70 }, (_, index) => makePerson(index, chance).id).flatMap((id) => fields.map((field) => canary(id, field)));
    expect(distinct(words)).toBe(words.length);
  });

  test('every person has an address of their own', () => {
    const chance = chanceOf(1);
    const emails = [
      ...Array.from({ length: 80 }, (_, index) => makePerson(index, chance).email),
      cast.admin.email,
      cast.patient.email,
      cast.pharmacy.email,
      cast.doctor.email,
      ...colleagues.map(({ email }) => email),
    ];
    expect(distinct(emails)).toBe(emails.length);
  });

  test('the profiles of the demo logins are complete', () => {
    expect(missingProfileFields('doctor', cast.doctor)).toEqual([]);
    expect(missingProfileFields('patient', cast.patient)).toEqual([]);
    expect(colleagues.flatMap((doctor) => missingProfileFields('doctor', doctor))).toEqual([]);
  });
});
