import type { JobName } from '../../jobs/names.ts';
import { buildHealthState } from '../../../../seeds/factories/health-states.ts';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { duration } from '../../kernel/clock.ts';
import { newId, newSecret, sha256 } from '../../kernel/ids.ts';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());

const ago = (days: number): Date => new Date(test.clock.now().getTime() - days * duration.days);
/** Twice, because a job may run twice. */
const run = async (job: Extract<JobName, `retention.${string}`>): Promise<void> => {
  for (let times = 0; times < 2; times += 1) {
    await test.context.jobs.send(job, {});
    await test.runJobs();
  }
};
const session = (userId: string, days: number) => ({
  id: newId(),
  userId,
  refreshHash: sha256(newSecret()),
  createdAt: ago(days),
  lastUsedAt: ago(days),
  expiresAt: ago(days - 20),
});

describe('The nightly cleaning', () => {
  it('takes questionnaires that were never sent after 30 days, and keeps those of requests', async () => {
    const { id: patientId } = await buildPatient(test.knex);
    const old = { createdAt: ago(31), updatedAt: ago(31) };
    const sent = await buildHealthState(test.knex, { patientId, ...old });
    await buildTreatment(test.knex, { status: 'approved', patientId, healthStateId: sent.id });
    const unsent = await buildHealthState(test.knex, { patientId, status: 'draft', ...old });
    await test
      .knex('health_states')
      .whereIn('id', [sent.id, unsent.id])
      .update({ updatedAt: ago(31) });
    const { id: fresh } = await buildHealthState(test.knex, { patientId: (await buildPatient(test.knex)).id, status: 'draft' });
    const draft = { id: newId(), patientId, entries: { effect: 4 }, savedAt: ago(31) };
    await test.knex('follow_up_drafts').insert(draft);
    await run('retention.clean');
    expect(await test.knex('follow_up_drafts').where({ patientId })).toEqual([]);
    const left = await test.knex('health_states').pluck('id');
    expect(left).toEqual(expect.arrayContaining([sent.id, fresh]));
    expect(left).not.toContain(unsent.id);
    expect(await test.knex('safety_answers').where({ healthStateId: unsent.id })).toEqual([]);
  });

  it('takes expired tokens and old sessions, but the newest of each person', async () => {
    const { id } = await buildPatient(test.knex);
    const [older, newest] = [session(id, 900), session(id, 800)];
    await test.knex('sessions').insert([older, newest]);
    await test.knex('mail_tokens').insert({ userId: id, purpose: 'reset', tokenHash: newSecret(), expiresAt: ago(31) });
    await run('retention.clean');
    expect(await test.knex('sessions').where({ userId: id }).pluck('id')).toEqual([newest.id]);
    expect(await test.knex('mail_tokens').where({ userId: id })).toEqual([]);
  });

  it('deletes contacts without activity for half a year who want no news', async () => {
    const contact = (email: string, days: number) => ({ email, source: 'market', createdAt: ago(900), lastSeenAt: ago(days) });
    await test.knex('marketing_patients').insert([contact('alt@b.example', 190), contact('neu@b.example', 170), contact('ja@b.example', 899)]);
    const at = ago(899);
    const wantsNews = { email: 'ja@b.example', locale: 'de', status: 'confirmed', askedAt: at, confirmedAt: at, createdAt: at, updatedAt: at };
    await test.knex('newsletter_subscriptions').insert({ id: newId(), ...wantsNews });
    await run('retention.clean');
    expect((await test.knex('marketing_patients').pluck('email')).sort()).toEqual(['ja@b.example', 'neu@b.example']);
  });

  it('takes claims of pharmacies, with the address in them, 90 days after their code ended', async () => {
    const { pharmacyId, sendingId } = await buildPrescription(test.knex, { status: 'sent' }).then(({ id }) => test.knex('prescriptions').where({ id }).first());
    const claim = (email: string, days: number) => ({ id: newId(), pharmacyId, sendingId, email, locale: 'de', createdAt: ago(days), expiresAt: ago(days) });
    await test.knex('pharmacy_claims').insert([claim('alt@apotheke.example', 91), claim('neu@apotheke.example', 89)]);
    await run('retention.clean');
    expect(await test.knex('pharmacy_claims').where({ pharmacyId }).pluck('email')).toEqual(['neu@apotheke.example']);
  });

  it('takes proofs of consent three years after the year in which the account ended', async () => {
    const ended = async (finishedAt: string): Promise<string> => {
      const { id } = await buildPatient(test.knex, { status: 'deleted' });
      await test.knex('consents').insert({ userId: id, document: 'terms', version: 1, sha256: 'a'.repeat(64) });
      const at = new Date(finishedAt);
      await test.knex('erasures').insert({
        id: newId(),
        userId: id,
        requestedBy: 'patient',
        status: 'done',
        hasRecord: true,
        keepUntil: at,
        locale: 'de',
        requestedAt: at,
        finishedAt: at,
      });
      return id;
    };
    const year = test.clock.now().getUTCFullYear();
    const [due, kept] = [await ended(`${year - 4}-12-30T12:00:00Z`), await ended(`${year - 3}-01-02T12:00:00Z`)];
    await run('retention.clean');
    expect(await test.knex('consents').whereIn('userId', [due, kept]).select('userId')).toEqual([{ userId: kept }]);
  });
});

describe('An unused account', () => {
  it('gets one notice after 24 months and goes a month later, unless a user signs in', async () => {
    const unused = async () => {
      const { id } = await buildPatient(test.knex, { createdAt: ago(800) });
      await test.knex('sessions').insert(session(id, 790));
      return id;
    };
    const [gone, back] = [await unused(), await unused()];
    const treated = await unused();
    await buildTreatment(test.knex, { status: 'approved', patientId: treated, submittedAt: ago(790), decidedAt: ago(789) });
    await run('retention.inactive-accounts');
    const noticed = await test.knex('mails').where({ template: 'inactivity-notice' }).select('recipientId');
    expect(noticed.map(({ recipientId }: { recipientId: string }) => recipientId).sort()).toEqual([gone, back].sort());
    await test
      .knex('sessions')
      .insert({ ...session(back, 0), createdAt: new Date(test.clock.now().getTime() + 1000), lastUsedAt: new Date(test.clock.now().getTime() + 1000) });
    test.clock.advance(31 * duration.days);
    await run('retention.inactive-accounts');
    expect(await test.knex('users').whereIn('id', [gone, back, treated]).pluck('id')).toEqual(expect.arrayContaining([back, treated]));
    expect(await test.knex('users').where({ id: gone })).toEqual([]);
    expect(await test.knex('erasures').where({ userId: gone }).first()).toMatchObject({ requestedBy: 'inactivity', status: 'done' });
    expect(await test.knex('inactivity_notices').where({ userId: back })).toEqual([]);
  });
});

describe('A sealed record', () => {
  it('goes for good when its time is over, and not a day before', async () => {
    const sealed = async (days: number): Promise<string> => {
      const { id } = await buildPatient(test.knex, { status: 'deleted' });
      await buildTreatment(test.knex, { status: 'approved', patientId: id });
      const names = { email: `${id}@b.example`, firstName: 'Kim', lastName: 'Muster' };
      await test.knex('sealed_records').insert({ userId: id, ...names, sealedAt: ago(3650), deleteAfter: ago(days) });
      return id;
    };
    const [due, later] = [await sealed(0), await sealed(-1)];
    await run('retention.sealed-records');
    expect(await test.knex('users').whereIn('id', [due, later]).pluck('id')).toEqual([later]);
    expect(await test.knex('treatments').where({ patientId: due })).toEqual([]);
    expect(await test.knex('audit_events').where({ action: 'erasure.delete-record', objectId: due })).toHaveLength(1);
  });
});
