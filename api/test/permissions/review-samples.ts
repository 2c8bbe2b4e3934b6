import { buildPrescription } from '../../../seeds/factories/prescriptions.ts';
import { buildComment, buildProduct, buildReview } from '../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import type { Call, Sample, World } from './sample.ts';
import { nothing } from './sample.ts';

/** A product that the caller was prescribed. */
const prescribed = async ({ knex, caller }: World): Promise<string> => {
  const { id: productId } = await buildProduct(knex);
  if (caller.role !== 'patient') return productId;
  const { id: treatmentId } = await buildTreatment(knex, { status: 'approved', patientId: caller.id });
  await buildPrescription(knex, { treatmentId, productId });
  return productId;
};
const authorOf = ({ caller }: World) => (caller.role === 'patient' ? { patientId: caller.id } : {});

const ownReview =
  (body?: object) =>
  async (world: World): Promise<Call> => {
    const { id } = await buildReview(world.knex, { ...authorOf(world), productId: await prescribed(world), status: 'pending' });
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };
const ownComment =
  (body?: object) =>
  async (world: World): Promise<Call> => {
    const { id } = await buildComment(world.knex, authorOf(world));
    return { params: { id }, objectId: id, ...(body ? { body } : {}) };
  };
const anyReview =
  (body?: object) =>
  async ({ knex }: World): Promise<Call> => ({ params: { id: (await buildReview(knex, { status: 'pending' })).id }, ...(body ? { body } : {}) });
const anyComment =
  (body?: object) =>
  async ({ knex }: World): Promise<Call> => ({ params: { id: (await buildComment(knex)).id }, ...(body ? { body } : {}) });
const onReview =
  (body: object) =>
  async ({ knex }: World): Promise<Call> => ({ body: { ...body, reviewId: (await buildReview(knex)).id } });

const no = { reason: 'personal-data', text: 'Bitte ohne Namen.' };

export const reviewSamples = {
  'reviews.list': { call: async ({ knex }) => ({ query: { productId: (await buildReview(knex)).productId } }) },
  'reviews.list-own': nothing,
  'reviews.create': { call: async (world) => ({ body: { productId: await prescribed(world), rating: 4, text: 'Mild.', effects: ['calm'] } }) },
  'reviews.edit': { call: ownReview({ rating: 3, version: 1 }) },
  'reviews.withdraw': { call: ownReview({}) },
  'reviews.comment': { call: onReview({ text: 'Das ging mir auch so.' }) },
  'reviews.edit-comment': { call: ownComment({ text: 'Doch anders.', version: 1 }) },
  'reviews.withdraw-comment': { call: ownComment({}) },
  'reviews.toggle-like': { call: onReview({}) },
  'reviews.list-records': nothing,
  'reviews.read-record': { call: anyReview() },
  'reviews.publish': { call: anyReview({ version: 1 }) },
  'reviews.reject': { call: anyReview({ ...no, version: 1 }) },
  'review-comments.list': nothing,
  'review-comments.read': { call: anyComment() },
  'review-comments.publish': { call: anyComment({ version: 1 }) },
  'review-comments.reject': { call: anyComment({ ...no, version: 1 }) },
} satisfies Record<string, Sample>;
