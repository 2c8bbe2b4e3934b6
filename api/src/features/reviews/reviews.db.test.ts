import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct, buildReview } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const base = '/api/v1/clients/reviews';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

/** A patient to whom a product was prescribed. */
const prescribed = async (productId: string, status: 'issued' | 'dispensed' | 'revoked' = 'issued') => {
  const patient = await buildPatient(test.knex);
  const { id: treatmentId } = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
  await buildPrescription(test.knex, { treatmentId, productId, status });
  return { ...patient, token: await test.tokenOf(patient) };
};
const stranger = async () => {
  const patient = await buildPatient(test.knex);
  return { ...patient, token: await test.tokenOf(patient) };
};
const list = async (productId: string, query = '', token?: string) => (await test.get(`${base}?productId=${productId}${query}`, token).expect(200)).body;
const own = async (token: string, productId: string) => (await test.get(`${base}/own?productId=${productId}`, token).expect(200)).body;
const write = (token: string, productId: string, more: object = {}) => test.send('post', base, { productId, rating: 4, ...more }, token);

describe('Who may rate', () => {
  it('only people to whom it was prescribed; a prescription that was taken back does not count', async () => {
    const { id } = await buildProduct(test.knex);
    const refused = [await stranger(), await prescribed(id, 'revoked'), await prescribed((await buildProduct(test.knex)).id)];
    for (const { token } of refused) {
      const { status, body } = await write(token, id);
      expect([status, body.code]).toEqual([403, 'review.notPrescribed']);
    }
    await write((await prescribed(id)).token, id).expect(201);
    expect(await test.knex('reviews').where({ productId: id })).toHaveLength(1);
  });

  it('the database refuses it too: a row that a request writes for another user, published, or of what was never prescribed', async () => {
    const { id: productId } = await buildProduct(test.knex);
    const [author, other] = [await prescribed(productId), await stranger()];
    const insertAs = (actorId: string, row: object) =>
      test.context.knex.transaction(async (trx) => {
        await trx.raw(`SELECT set_config('app.actor_role', 'patient', true), set_config('app.actor_id', ?, true)`, [actorId]);
        await trx('reviews').insert({ productId, pseudonym: 'Ahorn 1', rating: 5, status: 'pending', ...row });
      });
    for (const row of [{ patientId: other.id }, { patientId: author.id, status: 'published', publishedAt: new Date() }, { patientId: null }])
      await expect(insertAs(author.id, row)).rejects.toMatchObject({ code: '42501' });
    await expect(insertAs(other.id, { patientId: other.id })).rejects.toMatchObject({ code: '42501' });
    await insertAs(author.id, { patientId: author.id });
  });

  it('one a person and product, also of two at once', async () => {
    const { id } = await buildProduct(test.knex);
    const { token } = await prescribed(id);
    const answers = await Promise.all([write(token, id, { rating: 5 }), write(token, id, { rating: 1 }), write(token, id, { rating: 2 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body.code)).toEqual(['review.alreadyWritten', 'review.alreadyWritten']);
    expect(await test.knex('reviews').where({ productId: id })).toHaveLength(1);
  });

  it('refuses what is too long, off the scale or not in the lists', async () => {
    const { id } = await buildProduct(test.knex);
    const { token } = await prescribed(id);
    for (const more of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { text: 'x'.repeat(1001) },
      { effects: ['healed'] },
      { benefits: 'pain' },
      { status: 'published' },
    ])
      await write(token, id, more).expect(400);
    await write(token, (await buildProduct(test.knex, { publishedAt: null })).id).expect(404);
    await write(token, id, { text: 'x'.repeat(1000), effects: ['calm', 'calm'], sideEffects: ['dry_mouth'], benefits: ['pain'] }).expect(201);
    expect(await test.knex('reviews').where({ productId: id }).first()).toMatchObject({ effects: ['calm'], sideEffects: ['dry_mouth'], benefits: ['pain'] });
  });
});

describe('The own review', () => {
  it('waits, can be changed by its version, and is withdrawn with all that it said; then there may be a new one', async () => {
    const { id } = await buildProduct(test.knex);
    const { token } = await prescribed(id);
    expect((await own(token, id)).products).toEqual([{ product: expect.objectContaining({ id }), mayWrite: true, review: null }]);
    const { body: review } = await write(token, id, { text: 'Mild.', effects: ['calm'] });
    expect(review).toMatchObject({ status: 'pending', rejection: null, abilities: ['edit', 'withdraw'], version: 1 });
    expect((await list(id)).items).toEqual([]);
    await test.knex('reviews').where({ id: review.id }).update({ status: 'published', publishedAt: test.clock.now() });
    const edit = { rating: 2, text: 'Doch nicht.', version: 1 };
    const { body: edited } = await test.send('patch', `${base}/${review.id}`, edit, token).expect(200);
    expect(edited).toMatchObject({ status: 'pending', rating: 2, effects: [], version: 2 });
    expect((await list(id)).items).toEqual([]);
    expect((await test.send('patch', `${base}/${review.id}`, edit, token)).body.code).toBe('server.conflict');
    await test.send('post', `${base}/${review.id}/withdraw`, {}, token).expect(200);
    expect((await test.send('post', `${base}/${review.id}/withdraw`, {}, token)).body.code).toBe('invalid.status');
    expect(await test.knex('reviews').where({ id: review.id }).first()).toMatchObject({ status: 'withdrawn', text: null });
    expect((await own(token, id)).products[0]).toMatchObject({ mayWrite: true, review: null });
    const { body: again } = await write(token, id, { rating: 3 }).expect(201);
    expect(again).toMatchObject({ id: review.id, pseudonym: review.pseudonym, status: 'pending', rating: 3 });
  });

  it('says why it is not published, to its author alone', async () => {
    const { id } = await buildProduct(test.knex);
    const author = await prescribed(id);
    const review = await buildReview(test.knex, {
      productId: id,
      patientId: author.id,
      status: 'rejected',
      reason: 'dosage-advice',
      reasonText: 'Bitte ohne Mengen.',
    });
    expect((await own(author.token, id)).products[0].review.rejection).toEqual({ reason: 'dosage-advice', text: 'Bitte ohne Mengen.' });
    const other = await prescribed(id);
    expect((await own(other.token, id)).products[0].review).toBeNull();
    for (const call of [
      test.send('patch', `${base}/${review.id}`, { rating: 1, version: 1 }, other.token),
      test.send('post', `${base}/${review.id}/withdraw`, {}, other.token),
    ])
      expect((await call).status).toBe(404);
  });
});

describe('The public list', () => {
  it('shows what is published, under a name that is the same for one product and another one for the next, and nothing of the person', async () => {
    const [first, second] = [await buildProduct(test.knex), await buildProduct(test.knex)];
    const author = await prescribed(first.id);
    const { id: treatmentId } = await buildTreatment(test.knex, { status: 'approved', patientId: author.id });
    await buildPrescription(test.knex, { treatmentId, productId: second.id });
    for (const { id } of [first, second]) await write(author.token, id, { text: 'Mild.' }).expect(201);
    await test.knex('reviews').where({ patientId: author.id }).update({ status: 'published', publishedAt: test.clock.now() });
    const { items } = await list(first.id);
    const [other] = (await list(second.id)).items;
    expect(items).toHaveLength(1);
    expect(Object.keys(items[0]).toSorted()).toEqual(
      [
        'benefits',
        'comments',
        'effects',
        'id',
        'isLiked',
        'isOwn',
        'isVerified',
        'likes',
        'pseudonym',
        'publishedOn',
        'rating',
        'sideEffects',
        'text',
      ].toSorted(),
    );
    expect(items[0].pseudonym).toMatch(/^\p{Lu}\p{Ll}+ \d{4}$/u);
    expect(other.pseudonym).not.toBe(items[0].pseudonym);
    expect(JSON.stringify(await list(first.id))).not.toContain(author.id);
    expect(items[0].isOwn).toBe(false);
    expect((await list(first.id, '', author.token)).items[0].isOwn).toBe(true);
    await test.send('post', `${base}/comment`, { reviewId: items[0].id, text: 'Nachtrag.' }, author.token).expect(201);
    expect(await test.knex('review_comments').where({ patientId: author.id }).first()).toMatchObject({ pseudonym: items[0].pseudonym });
  });

  it('pages, sorts and counts stars; the rating is pulled to the mean of all', async () => {
    await test.knex('reviews').where({ status: 'published' }).update({ status: 'pending', publishedAt: null });
    const product = await buildProduct(test.knex);
    const reviewer = await stranger();
    for (const [index, rating] of [5, 5, 4, 1].entries()) {
      const publishedAt = new Date(test.clock.now().getTime() - index * 86_400_000);
      const { id } = await buildReview(test.knex, { productId: product.id, rating, text: `${index}`, publishedAt });
      if (index === 2) await test.send('post', `${base}/toggle-like`, { reviewId: id }, reviewer.token).expect(200);
    }
    for (let index = 0; index < 6; index += 1) await buildReview(test.knex, { rating: 3 });
    await buildReview(test.knex, { productId: product.id, rating: 1, status: 'pending' });
    const texts = async (query: string) => (await list(product.id, query)).items.map(({ text }: { text: string }) => text);
    expect(await texts('')).toEqual(['0', '1', '2', '3']);
    expect(await texts('&sort=helpful')).toEqual(['2', '0', '1', '3']);
    expect(await texts('&sort=rating&pageSize=2')).toEqual(['0', '1']);
    expect(await texts('&sort=-rating&pageSize=2')).toEqual(['3', '2']);
    expect(await texts('&pageSize=3&page=2')).toEqual(['3']);
    const { total, summary } = await list(product.id);
    expect(total).toBe(4);
    // All ten ratings have the mean 3.3: (15 + 10 × 3.3) / (4 + 10).
    expect(summary).toEqual({
      reviews: 4,
      mean: 3.75,
      rating: 3.43,
      distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, n: { 5: 2, 4: 1, 1: 1 }[stars] ?? 0 })),
    });
    const item = (await test.get(`/api/v1/clients/products/${product.slug}`).expect(200)).body;
    expect([item.rating, item.reviewCount]).toEqual([3.43, 4]);
    expect((await list((await buildProduct(test.knex)).id)).summary).toMatchObject({ reviews: 0, rating: null, mean: null });
    await test.get(`${base}?productId=${(await buildProduct(test.knex, { publishedAt: null })).id}`).expect(404);
  });

  it('names effects from ten reviews on, benefits only to doctors and people with a prescription', async () => {
    const product = await buildProduct(test.knex);
    const said = { productId: product.id, effects: ['calm'], sideEffects: ['nausea'], benefits: ['pain'] };
    for (let index = 0; index < 9; index += 1) await buildReview(test.knex, said);
    const first = async (token?: string) => (await list(product.id, '', token)).items[0];
    expect(await first()).toMatchObject({ effects: [], sideEffects: [], benefits: [] });
    await buildReview(test.knex, said);
    expect(await first()).toMatchObject({ effects: ['calm'], sideEffects: ['nausea'], benefits: [] });
    expect(await first((await stranger()).token)).toMatchObject({ benefits: [] });
    expect(await first((await prescribed((await buildProduct(test.knex)).id)).token)).toMatchObject({ benefits: ['pain'] });
    expect(await first(await test.tokenOf(await buildDoctor(test.knex)))).toMatchObject({ benefits: ['pain'] });
  });

  it('follows the market: after login only, or closed', async () => {
    const { productId } = await buildReview(test.knex);
    const { token } = await stranger();
    let second = 0;
    const setMarket = async (value: string) =>
      test.knex('settings').insert({ key: 'market.visibility', value: JSON.stringify(value), validFrom: new Date((second += 1) * 1000) });
    await setMarket('register');
    expect(await list(productId)).toMatchObject({ items: [], total: 1, isReadable: false, summary: { reviews: 1 } });
    expect((await list(productId, '', token)).items).toHaveLength(1);
    await setMarket('closed');
    await test.get(`${base}?productId=${productId}`).expect(401);
    await test.get(`${base}?productId=${productId}`, token).expect(403);
    await setMarket('open');
  });
});

describe('Likes', () => {
  it('count once a person, also of many at once, and are taken back', async () => {
    const { id: reviewId } = await buildReview(test.knex);
    const [one, two] = [await stranger(), await stranger()];
    const like = (token: string, isLiked?: boolean) => test.send('post', `${base}/toggle-like`, { reviewId, isLiked }, token);
    const answers = await Promise.all([1, 2, 3, 4].map(() => like(one.token, true)));
    expect(answers.map(({ status, body }) => [status, body.isLiked])).toEqual([1, 2, 3, 4].map(() => [200, true]));
    expect(await test.knex('review_likes').where({ reviewId })).toHaveLength(1);
    expect((await like(two.token)).body).toEqual({ reviewId, isLiked: true, likes: 2 });
    await Promise.all([like(two.token), like(two.token)]);
    expect((await test.knex('review_likes').where({ reviewId, patientId: two.id })).length).toBeLessThan(2);
    expect((await like(one.token)).body.isLiked).toBe(false);
    expect((await like(one.token, false)).body.isLiked).toBe(false);
    expect(await test.knex('review_likes').where({ reviewId, patientId: one.id })).toEqual([]);
  });

  it('are not for the own review, nor for what is not published', async () => {
    const author = await stranger();
    const { id } = await buildReview(test.knex, { patientId: author.id });
    expect((await test.send('post', `${base}/toggle-like`, { reviewId: id }, author.token)).body.code).toBe('review.own');
    const pending = await buildReview(test.knex, { status: 'pending' });
    await test.send('post', `${base}/toggle-like`, { reviewId: pending.id }, author.token).expect(404);
    expect(await test.knex('review_likes').whereIn('reviewId', [id, pending.id])).toEqual([]);
  });
});

describe('Comments', () => {
  it('wait for a moderator, are their author’s to change and withdraw, and can be written on what is published', async () => {
    const { id: reviewId, productId } = await buildReview(test.knex);
    const [author, other] = [await stranger(), await stranger()];
    const { body: comment } = await test.send('post', `${base}/comment`, { reviewId, text: 'Bei mir auch.' }, author.token).expect(201);
    expect(comment).toMatchObject({ status: 'pending', product: { id: productId } });
    expect((await list(productId)).items[0].comments).toEqual([]);
    await test.knex('review_comments').where({ id: comment.id }).update({ status: 'published', publishedAt: test.clock.now() });
    expect((await list(productId, '', author.token)).items[0].comments).toMatchObject([{ text: 'Bei mir auch.', isOwn: true }]);
    await test.send('patch', `${base}/comment/${comment.id}`, { text: 'Anders.', version: 1 }, other.token).expect(404);
    await test.send('post', `${base}/comment/${comment.id}/withdraw`, {}, other.token).expect(404);
    expect((await test.send('patch', `${base}/comment/${comment.id}`, { text: 'Anders.', version: 9 }, author.token)).body.code).toBe('server.conflict');
    expect((await test.send('patch', `${base}/comment/${comment.id}`, { text: 'Anders.', version: 1 }, author.token).expect(200)).body.status).toBe('pending');
    expect((await list(productId)).items[0].comments).toEqual([]);
    await test.knex('reviews').where({ id: reviewId }).update({ status: 'pending' });
    expect((await own(author.token, productId)).comments).toMatchObject([{ id: comment.id, text: 'Anders.' }]);
    await test.send('post', `${base}/comment/${comment.id}/withdraw`, {}, author.token).expect(200);
    expect(await test.knex('review_comments').where({ id: comment.id }).first()).toMatchObject({ status: 'withdrawn', text: null });
    expect((await own(author.token, productId)).comments).toEqual([]);
    await test.send('post', `${base}/comment`, { reviewId, text: 'Zu spät.' }, author.token).expect(404);
  });

  it('are twenty a day at most', async () => {
    const { id: reviewId } = await buildReview(test.knex);
    const { token } = await stranger();
    for (let index = 0; index < 20; index += 1) await test.send('post', `${base}/comment`, { reviewId, text: `${index}` }, token).expect(201);
    expect((await test.send('post', `${base}/comment`, { reviewId, text: 'noch einer' }, token)).body.code).toBe('auth.tooManyAttempts');
  });
});
