import { demoPassword } from '../../../../seeds/cast.ts';
import { buildAlert } from '../../../../seeds/factories/alerts.ts';
import { buildContactRequest } from '../../../../seeds/factories/contact-requests.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/ctx.ts';
import { newId } from '../../kernel/ids.ts';
import { rawRows } from '../../kernel/raw-rows.ts';
import { deletePerson } from './delete-person.ts';
import { runErasure } from './run.service.ts';

const clients = '/api/v1/clients';
const office = '/api/v1/backoffice';
const wish = { password: demoPassword, confirmation: 'löschen' };
const mark = 'Zwirbelkern';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());

const marked = () => ({
  email: `${mark.toLowerCase()}-${newId().slice(-12)}@tests.example`,
  firstName: mark,
  lastName: `von ${mark}`,
  street: `${mark}weg`,
  city: mark,
  about: mark,
  source: mark,
});

/** A patient who has left traces wherever a patient can. */
const patientEverywhere = async (status?: 'approved' | 'awaiting-payment') => {
  const patient = await buildPatient(test.knex, marked());
  const product = await buildProduct(test.knex);
  const { id } = patient;
  await test.knex('favorites').insert({ userId: id, productId: product.id });
  for (const person of [{ userId: id }, { email: patient.email }]) await buildAlert(test.knex, { ...person, productId: product.id });
  await test.knex('reviews').insert({ id: newId(), productId: product.id, patientId: id, pseudonym: 'Grüner Daumen', rating: 4 });
  await test.knex('marketing_patients').insert({ email: patient.email, source: 'market' });
  const asked = { email: patient.email, locale: 'de', status: 'pending', askedAt: test.clock.now(), createdAt: test.clock.now(), updatedAt: test.clock.now() };
  await test.knex('newsletter_subscriptions').insert({ id: newId(), ...asked });
  await test.knex('mails').insert({ template: 'x', dedupeKey: newId(), recipientAddress: patient.email, locale: 'de', status: 'sent' });
  await buildContactRequest(test.knex, { email: patient.email, name: mark, message: `${mark} fragt.` });
  const doctor = await buildDoctor(test.knex);
  const treatment = status ? await buildTreatment(test.knex, { status, patientId: id, ...(status === 'approved' ? { doctorId: doctor.id } : {}) }) : null;
  if (treatment) await test.context.systemKnex('signatures').where({ patientId: id }).update({ name: mark });
  return { ...patient, token: await test.tokenOf(patient), doctor, treatment };
};

/** Every table with a text in which the word stands. */
const placesOf = async (word: string): Promise<string[]> => {
  const columns = await rawRows<{ name: string; column: string }>(
    test.knex,
    `SELECT table_name AS name, column_name AS column FROM information_schema.columns
     WHERE table_schema IN ('public', 'pgboss') AND data_type IN ('text', 'jsonb', 'ARRAY', 'character varying')
       AND table_name IN (SELECT table_name FROM information_schema.tables WHERE table_type = 'BASE TABLE')`,
    {},
  );
  const found: string[] = [];
  for (const { name, column } of columns) {
    const schema = name === 'job' || (await test.context.systemKnex.schema.hasTable(name)) === false ? 'pgboss' : 'public';
    const rows = await test.context
      .systemKnex(`${schema}.${name}`)
      .whereRaw(`lower(??::text) LIKE ?`, [column, `%${word.toLowerCase()}%`])
      .limit(1);
    if (rows.length > 0) found.push(`${name}.${column}`);
  }
  return found;
};

const erase = (token: string, body: object = wish) => test.send('post', `${clients}/iam/erase`, body, token);
const login = (email: string) => test.send('post', `${clients}/auth/login`, { email, password: demoPassword });

/** The payment provider has made the refund. */
const refundedAtProvider = (treatmentId: string): Promise<void> =>
  test.knex.transaction(async (trx) => {
    const { id: paymentId } = await trx('payments').where({ treatmentId }).first('id');
    await trx('refunds').where({ paymentId }).update({ status: 'done', refundedAt: new Date() });
    await trx('payments').where({ id: paymentId }).update({ status: 'refunded' });
  });

describe('Deleting the account', () => {
  it('needs the password and the typed word, and says before what goes and what stays', async () => {
    const patient = await patientEverywhere();
    const preview = (await test.get(`${clients}/iam/erase`, patient.token).expect(200)).body;
    expect(preview).toMatchObject({ keepUntil: null, kept: ['auditLog'], proof: 'password' });
    expect(preview.erased).toContain('reviewAuthor');
    expect((await erase(patient.token, { ...wish, confirmation: 'ja' })).status).toBe(400);
    expect((await erase(patient.token, { ...wish, password: 'Wrong-2026!' })).body.code).toBe('auth.invalidPassword');
    await login(patient.email).expect(200);
  });

  it('without a treatment leaves nothing of the person in any table, and the address is free', async () => {
    const patient = await patientEverywhere('awaiting-payment');
    const erased = await erase(patient.token).expect(204);
    const dropped = [erased.get('Set-Cookie') ?? []].flat().filter((cookie) => /Expires=Thu, 01 Jan 1970/.test(cookie));
    expect(dropped.map((cookie) => cookie.split('=')[0])).toEqual(['accessToken', 'refreshToken', 'sessionId', 'XSRF-TOKEN']);
    expect((await test.get(`${clients}/iam/me`, patient.token)).status).toBe(401);
    expect((await login(patient.email)).body.code).toBe('auth.invalidCredentials');
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === patient.email).map(({ subject }) => subject)).toContain('Ihr Konto ist gelöscht');
    expect(await test.knex('users').where({ id: patient.id })).toEqual([]);
    expect((await placesOf(patient.email)).filter((place) => !place.startsWith('sealed_records'))).toEqual([]);
    expect(await test.knex('erasures').where({ userId: patient.id }).first()).toMatchObject({ status: 'done', hasRecord: false, keepUntil: null });
    await buildPatient(test.knex, { email: patient.email });
  });

  it('with a treatment keeps the record without a name, and the name in the sealed record alone', async () => {
    const patient = await patientEverywhere('approved');
    const prescription = await buildPrescription(test.knex, { treatmentId: patient.treatment?.id ?? '', status: 'sent' });
    const preview = (await test.get(`${clients}/iam/erase`, patient.token).expect(200)).body;
    expect(preview.kept).toEqual(expect.arrayContaining(['record', 'payments', 'consents']));
    expect(preview.erased).toContain('openPrescriptions');
    const years = (Date.parse(preview.keepUntil) - test.clock.now().getTime()) / (365.25 * duration.days);
    expect(years).toBeGreaterThan(9.99);
    await test.knex('invoices').where({ treatmentId: patient.treatment?.id }).update({ fileId: null });
    await test.context.jobs.send('treatments.issue-documents', { treatmentId: patient.treatment?.id ?? '' });
    await test.send('post', `${clients}/iam/consents`, { purpose: 'diary' }, patient.token).expect(200);
    await test.runJobs();
    const receipts = () => test.context.systemKnex('files').where({ ownerId: patient.id, kind: 'consent-receipt' });
    expect(await receipts()).not.toEqual([]);
    await erase(patient.token).expect(204);
    await test.runJobs();
    expect(await test.knex('erasures').where({ userId: patient.id }).first()).toMatchObject({ status: 'done', hasRecord: true });
    expect([...new Set((await placesOf(patient.email)).map((place) => place.split('.')[0]))]).toEqual(['sealed_records']);
    expect(await test.knex('treatments').where({ patientId: patient.id })).toHaveLength(1);
    expect(await receipts()).toEqual([]);
    expect(await test.knex('prescriptions').where({ id: prescription.id }).first()).toMatchObject({ status: 'revoked' });
    expect(await test.knex('favorites').where({ userId: patient.id })).toEqual([]);
    expect(await test.knex('alerts').where({ userId: patient.id }).orWhere({ email: patient.email })).toEqual([]);
    expect(await test.knex('reviews').where({ pseudonym: 'Grüner Daumen', patientId: patient.id })).toEqual([]);
    const pharmacyMail = test.mails.find(({ subject, text }) => subject.includes('Konto gelöscht') && text.includes(prescription.number));
    expect(pharmacyMail?.text).not.toContain(mark);
    await buildPatient(test.knex, { email: patient.email });

    const admin = await test.tokenOf(await buildAdmin(test.knex));
    const doctorToken = await test.tokenOf(patient.doctor);
    for (const token of [admin, doctorToken]) {
      const opened = await test.send('post', `${office}/patients/${patient.id}/sealed-record`, { reason: 'Rückfrage einer Klinik' }, token).expect(200);
      expect(opened.body).toMatchObject({ email: patient.email, firstName: mark });
      expect((await test.get(`${office}/patients/${patient.id}`, token).expect(200)).body).toMatchObject({ status: 'deleted', erasure: 'done' });
      await test.get(`${office}/treatments/${patient.treatment?.id}`, token).expect(200);
    }
    expect(await test.knex('audit_events').where({ action: 'sealed-record.open', patientId: patient.id })).toHaveLength(2);
    const stranger = await test.tokenOf(await buildDoctor(test.knex));
    await test.send('post', `${office}/patients/${patient.id}/sealed-record`, { reason: 'Rückfrage einer Klinik' }, stranger).expect(404);
  });

  it('leaves no word that names the person outside of the sealed record', async () => {
    const places = (await placesOf(mark)).filter((place) => !place.startsWith('sealed_records'));
    const living = await test.knex('users').whereILike('firstName', mark).count({ n: '*' });
    // The patient of the first test still has an account.
    expect(Number(living[0]?.['n'])).toBe(1);
    expect(await test.knex('contact_requests').where({ name: mark })).toHaveLength(1);
    expect([...new Set(places.map((place) => place.split('.')[0]))].sort()).toEqual([
      'alerts',
      'contact_requests',
      'mails',
      'marketing_patients',
      'newsletter_subscriptions',
      'users',
    ]);
  });

  it('withdraws an open request first, and waits with the name until the money is on its way back', async () => {
    const patient = await buildPatient(test.knex, marked());
    const treatment = await buildTreatment(test.knex, { status: 'in-review', patientId: patient.id, payment: true });
    await erase(await test.tokenOf(patient)).expect(204);
    const { id } = await test.knex('erasures').where({ userId: patient.id }).first('id');
    await runErasure(test.ctx, id);
    expect(await test.knex('treatments').where({ id: treatment.id }).first()).toMatchObject({ status: 'cancelled' });
    expect(await test.knex('payments').where({ treatmentId: treatment.id }).first()).toMatchObject({ status: 'refund-pending' });
    expect(await test.knex('users').where({ id: patient.id }).first()).toMatchObject({ email: patient.email, status: 'deleted' });
    await refundedAtProvider(treatment.id);
    await test.knex('mails').where({ recipientId: patient.id }).update({ status: 'sent' });
    await runErasure(test.ctx, id);
    expect(await test.knex('mails').where({ recipientAddress: patient.email })).toHaveLength(1);
    await test.knex('mails').where({ recipientAddress: patient.email }).update({ status: 'sent' });
    await runErasure(test.ctx, id);
    expect(await test.knex('mails').where({ recipientAddress: patient.email })).toEqual([]);
    const before = await test.knex('erasures').where({ id }).first();
    expect(before).toMatchObject({ status: 'done', hasRecord: true });
    await runErasure(test.ctx, id);
    expect(await test.knex('erasures').where({ id }).first()).toEqual(before);
    expect(await test.knex('audit_events').where({ action: 'erasure.finish', objectId: id })).toHaveLength(1);
  });

  it('can be started by an administrator with a reason, once', async () => {
    const patient = await buildPatient(test.knex);
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    await test.send('post', `${office}/patients/${patient.id}/erase`, { reason: 'kurz' }, admin).expect(400);
    await test.send('post', `${office}/patients/${patient.id}/erase`, { reason: 'Brief vom 3. November' }, admin).expect(204);
    expect((await test.get(`${office}/patients/${patient.id}`, admin).expect(200)).body).toMatchObject({ erasure: 'running', abilities: [] });
    const again = await test.send('post', `${office}/patients/${patient.id}/erase`, { reason: 'Brief vom 3. November' }, admin);
    expect(again.body.code).toBe('erasure.alreadyRequested');
    expect(await test.knex('audit_events').where({ action: 'erasure.request', patientId: patient.id }).first()).toMatchObject({
      reason: 'Brief vom 3. November',
    });
  });
});

describe('Every table that points to a person', () => {
  it('is written to when the person goes', async () => {
    const { id } = await buildPatient(test.knex);
    const statements: string[] = [];
    const note = ({ sql }: { sql: string }): void => void statements.push(sql);
    test.context.systemKnex.on('query', note);
    await inTransaction(test.ctx, (bound) => deletePerson(bound, id)).finally(() => test.context.systemKnex.off('query', note));
    const pointing = await rawRows<{ table: string; column: string }>(
      test.knex,
      `SELECT conrelid::regclass::text AS "table", attname AS "column" FROM pg_constraint
       JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE contype = 'f' AND confrelid = 'users'::regclass`,
      {},
    );
    const staff = [
      'doctors.user_id',
      'support_views.admin_id',
      'feed_keys.created_by',
      'users.approved_by',
      'contract_withdrawals.done_by',
      'delivery_tasks.done_by',
      'product_proposals.decided_by_id',
      'issued_documents.issuer_id',
      'list_exports.user_id',
      'list_imports.user_id',
      'bulk_actions.user_id',
      'list_layouts.owner_id',
      'views.owner_id',
      'presences.user_id',
    ];
    const isHandled = ({ table, column }: { table: string; column: string }): boolean =>
      statements.some((sql) => sql.startsWith(`delete from "${table}" `) || (sql.startsWith(`update "${table}" `) && sql.includes(`"${column}" = $`)));
    expect(
      pointing
        .filter((place) => !isHandled(place))
        .map(({ table, column }) => `${table}.${column}`)
        .filter((place) => !staff.includes(place)),
    ).toEqual([]);
  });
});
