import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildComment, buildProduct, buildReview } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { leaveReviews } from './public.ts';

const clients = '/api/v1/clients/reviews';
const office = '/api/v1/backoffice';

let test: TestApp;
let admin: string;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(() => test.close());

const author = async (productId: string, status: 'ready' | 'dispensed' = 'dispensed') => {
  const patient = await buildPatient(test.knex, { locale: 'en' });
  const { id: treatmentId } = await buildTreatment(test.knex, { status: 'approved', patientId: patient.id });
  await buildPrescription(test.knex, { treatmentId, productId, status });
  return { ...patient, token: await test.tokenOf(patient) };
};
const act = (path: string, body: object = {}) => test.send('post', `${office}/${path}`, body, admin);
const publicItems = async (productId: string) => (await test.get(`${clients}?productId=${productId}`).expect(200)).body.items;
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);

describe('The queue', () => {
  it('has the oldest first, by state, without the person; beside a review stands what else the same person wrote', async () => {
    const { id: patientId, email, lastName } = await buildPatient(test.knex, { lastName: 'Zwirbelkern' });
    const at = (days: number) => new Date(test.clock.now().getTime() - days * 86_400_000);
    const older = await buildReview(test.knex, { patientId, status: 'pending', createdAt: at(9) });
    const newer = await buildReview(test.knex, { patientId, status: 'pending', createdAt: at(2) });
    await buildReview(test.knex, { patientId, status: 'withdrawn', text: null });
    const filters = encodeURIComponent(JSON.stringify([{ field: 'status', operator: 'in', value: ['pending'] }]));
    const { body } = await test.get(`${office}/reviews?filters=${filters}`, admin).expect(200);
    const ids = body.items.map(({ id }: { id: string }) => id);
    expect(ids.filter((id: string) => [older.id, newer.id].includes(id))).toEqual([older.id, newer.id]);
    expect(body.items[0].abilities).toEqual(['publish', 'reject']);
    const detail = (await test.get(`${office}/reviews/${newer.id}`, admin).expect(200)).body;
    expect(detail.others.map(({ id }: { id: string }) => id)).toEqual([older.id]);
    for (const trace of [patientId, email, lastName]) expect(JSON.stringify([body, detail])).not.toContain(trace);
  });
});

describe('Publishing', () => {
  it('shows the review with its mark where a pharmacy has dispensed, writes who did it, and mails nothing but that there is news', async () => {
    const product = await buildProduct(test.knex, { name: 'Quittenblatt 22/1' });
    const [had, waits] = [await author(product.id), await author(product.id, 'ready')];
    for (const { token } of [had, waits]) await test.send('post', clients, { productId: product.id, rating: 5, text: 'Sehr mild.' }, token).expect(201);
    for (const { id } of await test.knex('reviews').where({ productId: product.id }).select('id'))
      await act(`reviews/${id}/publish`, { version: 1 }).expect(200);
    const review = await test.knex('reviews').where({ patientId: had.id }).first();
    const items = await publicItems(product.id);
    expect(Object.fromEntries(items.map((item: { id: string; isVerified: boolean }) => [item.id, item.isVerified]))[review.id]).toBe(true);
    expect(items.map(({ isVerified }: { isVerified: boolean }) => isVerified).toSorted()).toEqual([false, true]);
    const line = await test.knex('audit_events').where({ action: 'review.publish', objectId: review.id }).first();
    expect(line).toMatchObject({ actorRole: 'admin', patientId: had.id, before: { status: 'pending' }, after: { status: 'published' } });
    await test.runJobs();
    const [mail, ...more] = mailsTo(had.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('There is a message in your account');
    for (const word of ['Quittenblatt', 'mild', 'review', 'cannabis', 'product'])
      expect(`${mail?.text} ${mail?.html}`.toLowerCase()).not.toContain(word.toLowerCase());
    expect(mail?.text).toContain('/en/dashboard/contributions');
    expect((await act(`reviews/${review.id}/publish`, { version: 2 })).body.code).toBe('invalid.status');
  });

  it('shows the mark from the moment on at which a pharmacy dispenses, to moderators before publishing, and keeps it when the author leaves', async () => {
    const { id: productId } = await buildProduct(test.knex);
    const { token, id: patientId } = await author(productId, 'ready');
    const { body: review } = await test.send('post', clients, { productId, rating: 4, text: 'Nach dem ersten Monat.' }, token).expect(201);
    const forModerator = async () => (await test.get(`${office}/reviews/${review.id}`, admin).expect(200)).body.isVerified;
    const forAll = async () => (await publicItems(productId)).map(({ isVerified }: { isVerified: boolean }) => isVerified);
    expect(await forModerator()).toBe(false);
    await act(`reviews/${review.id}/publish`, { version: 1 }).expect(200);
    expect(await forAll()).toEqual([false]);
    await test.knex('prescriptions').where({ patientId, productId }).update({ status: 'dispensed' });
    expect([await forModerator(), await forAll()]).toEqual([true, [true]]);
    await leaveReviews(test.ctx, patientId);
    expect([await forModerator(), await forAll()]).toEqual([true, [true]]);
  });

  it('never publishes a text that was changed after it was read, and of two decisions at once one wins', async () => {
    const { id: productId } = await buildProduct(test.knex);
    const { token } = await author(productId);
    const { body: review } = await test.send('post', clients, { productId, rating: 5, text: 'Erster Text.' }, token);
    await test.send('patch', `${clients}/${review.id}`, { rating: 1, text: 'Zweiter Text.', version: 1 }, token).expect(200);
    const stale = await act(`reviews/${review.id}/publish`, { version: review.version }).expect(409);
    const states = { current: { text: 'Zweiter Text.', version: 2 }, yours: { action: 'publish' } };
    expect(stale.body).toMatchObject({ code: 'server.conflict', details: states });
    expect(await publicItems(productId)).toEqual([]);
    const body = { version: review.version + 1 };
    const answers = await Promise.all([act(`reviews/${review.id}/publish`, body), act(`reviews/${review.id}/reject`, { ...body, reason: 'other' })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('Rejecting', () => {
  it('tells the author why, takes a published one away, and a changed text is read again', async () => {
    const { id: productId } = await buildProduct(test.knex);
    const { token, email } = await author(productId);
    const { body: review } = await test.send('post', clients, { productId, rating: 5, text: 'Nehmen Sie das Doppelte.' }, token);
    await act(`reviews/${review.id}/publish`, { version: 1 }).expect(200);
    await act(`reviews/${review.id}/reject`, { reason: 'nonsense', version: 2 }).expect(400);
    const { body } = await act(`reviews/${review.id}/reject`, { reason: 'dosage-advice', text: 'Bitte ohne Mengen.', version: 2 }).expect(200);
    expect(body).toMatchObject({ status: 'rejected', reason: 'dosage-advice', reasonText: 'Bitte ohne Mengen.', abilities: [] });
    expect(await publicItems(productId)).toEqual([]);
    const own = async () => (await test.get(`${clients}/own?productId=${productId}`, token).expect(200)).body.products[0].review;
    expect(await own()).toMatchObject({ status: 'rejected', rejection: { reason: 'dosage-advice', text: 'Bitte ohne Mengen.' } });
    await test.runJobs();
    expect(mailsTo(email)).toHaveLength(2);
    await test.send('patch', `${clients}/${review.id}`, { rating: 5, text: 'Mild.', version: 3 }, token).expect(200);
    expect(await own()).toMatchObject({ status: 'pending', rejection: null });
    expect((await test.get('/api/v1/clients/iam/access-log', token)).text).toContain('Bewertung nicht veröffentlicht');
  });
});

describe('Deciding about several', () => {
  const bulk = async (resource: string, body: object) => (await act(`${resource}/bulk`, body).expect(200)).body;
  const resultsOf = async (id: string): Promise<[string, string, string | undefined][]> =>
    (await test.get(`/api/v1/backoffice/bulk/${id}/results`, admin).expect(200)).body.items.map(
      (item: { id: string; status: string; reason?: string }) => [item.id, item.status, item.reason] as const,
    );

  it('publishes each one that still waits as it was read, says before and after which ones are left alone and why', async () => {
    const [waits, changed, unseen, edited] = await Promise.all([1, 2, 3, 4].map(() => buildReview(test.knex, { status: 'pending' })));
    const published = await buildReview(test.knex, { status: 'published' });
    const withdrawn = await buildReview(test.knex, { status: 'withdrawn', text: null });
    const all = [waits, changed, unseen, edited, published, withdrawn].map((review) => review!);
    const versions = Object.fromEntries(all.flatMap(({ id, version }) => (id === unseen?.id ? [] : [[id, version - Number(id === changed?.id)]])));
    const body = { action: 'publish', ids: all.map(({ id }) => id), versions };
    const skipped = expect.arrayContaining([
      { reason: 'unread', count: 2 },
      { reason: 'unchanged', count: 1 },
      { reason: 'notFound', count: 1 },
    ]);
    expect(await bulk('reviews', { ...body, dryRun: true })).toEqual({ id: null, total: 6, allowed: 2, skipped });
    const { id } = await bulk('reviews', body);
    // Its author changes it before its turn comes.
    await test.knex('reviews').where({ id: edited?.id }).increment('version', 1);
    await test.runJobs();
    const became = new Map((await resultsOf(id)).map(([record, ...result]) => [record, result]));
    expect(became.get(waits?.id ?? '')).toEqual(['done', undefined]);
    for (const one of [changed, unseen, edited]) expect(became.get(one?.id ?? '')).toEqual(['skipped', 'unread']);
    const after = await test.knex('reviews').whereIn('id', body.ids).where({ status: 'published' }).pluck('id');
    expect(after.toSorted()).toEqual([waits?.id, published.id].toSorted());
    expect(await test.knex('audit_events').where({ action: 'review.publish', requestId: id }).pluck('object_id')).toEqual([waits?.id]);
  });

  it('rejects comments with one reason, which each author is told', async () => {
    const { id: patientId, email } = await buildPatient(test.knex);
    const comments = await Promise.all([buildComment(test.knex, { patientId }), buildComment(test.knex)]);
    const ids = comments.map(({ id }) => id);
    const body = { action: 'reject', ids, versions: Object.fromEntries(comments.map(({ id, version }) => [id, version])) };
    await act('review-comments/bulk', body).expect(400);
    await act('review-comments/bulk', { ...body, values: { reason: 'nonsense' } }).expect(400);
    await bulk('review-comments', { ...body, values: { reason: 'insult', text: 'Bitte freundlich.' } });
    await test.runJobs();
    expect(await test.knex('review_comments').whereIn('id', ids).select('status', 'reason', 'reasonText')).toEqual(
      [1, 2].map(() => ({ status: 'rejected', reason: 'insult', reasonText: 'Bitte freundlich.' })),
    );
    expect(mailsTo(email)).toHaveLength(1);
  });
});

describe('What was written', () => {
  it('stands in no log, mail, job or list of another user before a moderator publishes it', async () => {
    const { id: productId } = await buildProduct(test.knex);
    const { token, id } = await author(productId);
    const word = 'Zwirbelwort';
    const { body: review } = await test.send('post', clients, { productId, rating: 5, text: `${word} eins.`, benefits: ['depression'] }, token).expect(201);
    const shown = await buildReview(test.knex, { productId });
    await test.send('post', `${clients}/comment`, { reviewId: shown.id, text: `${word} zwei.` }, token).expect(201);
    await act(`reviews/${review.id}/reject`, { reason: 'other', text: `${word} drei.`, version: 1 }).expect(200);
    await test.runJobs();
    for (const table of ['audit_events', 'mails', 'pgboss.job']) {
      const rows = await test.knex(table).whereRaw('to_jsonb(??)::text LIKE ?', [table.split('.').at(-1) ?? table, `%${word}%`]);
      expect([table, rows]).toEqual([table, []]);
    }
    expect(JSON.stringify(test.mails)).not.toContain(word);
    const other = await author(productId);
    for (const path of [`${clients}?productId=${productId}`, `${clients}/own`, '/api/v1/clients/products'])
      for (const reader of [undefined, other.token]) expect([path, (await test.get(path, reader)).text.includes(word)]).toEqual([path, false]);
    expect((await test.get(`${clients}/own`, token)).text).toContain(`${word} drei.`);
    expect(await test.knex('audit_events').where({ patientId: id, action: 'review.reject' })).toHaveLength(1);
  });
});

describe('Comments', () => {
  it('are read like reviews', async () => {
    const review = await buildReview(test.knex);
    const patient = await buildPatient(test.knex);
    const [good, bad] = [
      await buildComment(test.knex, { reviewId: review.id, patientId: patient.id }),
      await buildComment(test.knex, { reviewId: review.id, patientId: patient.id }),
    ];
    const { body } = await test.get(`${office}/review-comments`, admin).expect(200);
    expect(body.items.find(({ id }: { id: string }) => id === good.id)).toMatchObject({ reviewId: review.id, reviewText: review.text, status: 'pending' });
    expect(JSON.stringify(body)).not.toContain(patient.id);
    await act(`review-comments/${good.id}/publish`, { version: 1 }).expect(200);
    await act(`review-comments/${bad.id}/reject`, { reason: 'insult', version: 1 }).expect(200);
    expect((await publicItems(review.productId))[0].comments.map(({ id }: { id: string }) => id)).toEqual([good.id]);
    const { body: own } = await test.get(`${clients}/own`, await test.tokenOf(patient)).expect(200);
    expect(own.comments.find(({ id }: { id: string }) => id === bad.id).rejection).toEqual({ reason: 'insult', text: null });
    await test.runJobs();
    expect(mailsTo(patient.email)).toHaveLength(2);
  });
});

describe('Leaving', () => {
  it('leaves what is published without its author and under a new name, and takes the rest', async () => {
    const { id: patientId } = await buildPatient(test.knex);
    const shown = await buildReview(test.knex, { patientId, pseudonym: 'Quitte 1111' });
    const waiting = await buildReview(test.knex, { patientId, status: 'pending' });
    const comment = await buildComment(test.knex, { patientId, status: 'published', pseudonym: 'Quitte 2222' });
    await test.knex('review_likes').insert({ reviewId: comment.reviewId, patientId, createdAt: test.clock.now() });
    await leaveReviews(test.ctx, patientId);
    expect(await test.knex('reviews').where({ id: waiting.id })).toEqual([]);
    expect(await test.knex('review_likes').where({ patientId })).toEqual([]);
    const left = [await test.knex('reviews').where({ id: shown.id }).first(), await test.knex('review_comments').where({ id: comment.id }).first()];
    expect(left.map((row) => row.patientId)).toEqual([null, null]);
    expect(left.map((row) => row.pseudonym)).not.toEqual(['Quitte 1111', 'Quitte 2222']);
    expect(await publicItems(shown.productId)).toHaveLength(1);
  });
});
