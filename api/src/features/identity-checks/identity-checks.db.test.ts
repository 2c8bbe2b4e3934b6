import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { biometricConsents, biometricConsentVersion } from '@blattwerk/contract/identity-checks/consent';
import type Stripe from 'stripe';
import { buildIdentityCheck } from '../../../../seeds/factories/consultations.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { startSandbox, type RunningSandbox } from '../../../test/sandbox.ts';
import { sized } from '../../../test/security/size.ts';
import { duration, later } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { assertIdentified } from './identity-checks.queries.ts';
import { reconcileIdentityChecksJob } from './jobs/reconcile-identity-checks.ts';
import { redactIdentityChecksJob } from './jobs/redact-identity-checks.ts';

const clients = '/api/v1/clients';
const kind = 'identity.verification_session';
const person = { firstName: 'Jörg', lastName: 'Weiß', bornOn: '1980-05-17' };
const document = { firstName: 'JOERG ANTON', lastName: 'WEISS', dob: '1980-05-17' };

let sandbox: RunningSandbox;
let test: TestApp;
let stripe: Stripe;
beforeAll(async () => {
  sandbox = await startSandbox();
  test = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  stripe = test.context.ports.stripe;
});
afterAll(async () => {
  await test.close();
  await sandbox.stop();
});

const newPatient = async (overrides: Partial<typeof person> = {}) => {
  const patient = await buildPatient(test.knex, { ...person, ...overrides });
  return { patient, token: await test.tokenOf(patient) };
};

const start = (token: string, body: object = { consentVersion: 1 }) => test.send('post', `${clients}/stripe/create-identity-session`, body, token);
const started = async (token: string): Promise<{ url: string; sessionId: string; status: string }> => (await start(token).expect(200)).body;
const finish = (sessionId: string, body: object) => sandbox.call('POST', `/identity/${sessionId}/finish`, body);
const own = async (token: string) => (await test.get(`${clients}/iam/identity`, token).expect(200)).body as Record<string, unknown>;

let events = 0;
const deliver = async (type: string, object: object, id = `evt_identity_${(events += 1)}`) => {
  const payload = JSON.stringify({ id, object: 'event', type: type.includes('.') ? type : `${kind}.${type}`, data: { object } });
  const header = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_sandbox' });
  await test.send('post', '/api/v1/webhooks/stripe').set('Content-Type', 'application/json').set('Stripe-Signature', header).send(payload).expect(200);
};

/** The whole way: page, document, event, job. */
const check = async (token: string, outcome: object) => {
  const { sessionId } = await started(token);
  await finish(sessionId, outcome);
  await deliver('verified', await stripe.identity.verificationSessions.retrieve(sessionId));
  await test.runJobs();
  return sessionId;
};

const rowOf = (patientId: string) => test.knex('identity_checks').where({ patientId }).orderBy('createdAt', 'desc').first();

let changes = 0;
const setGate = (isOn: boolean) =>
  test.knex('settings').insert({ key: 'gates.identity', value: JSON.stringify(isOn), validFrom: later(test.clock.now(), -duration.hours + (changes += 1)) });
const withGate = async (steps: () => Promise<void>): Promise<void> => {
  await setGate(true);
  await steps().finally(() => setGate(false));
};

describe('The identity check', () => {
  it('goes from the page to the result, asks for document, face and live pictures, and keeps the consent', async () => {
    const { patient, token } = await newPatient();
    expect(await own(token)).toMatchObject({ status: null, outcome: 'open', isRequired: false });
    const begun = await started(token);
    expect(begun).toMatchObject({ status: 'created' });
    const session = await stripe.identity.verificationSessions.retrieve(begun.sessionId);
    expect(session.options?.document).toMatchObject({
      require_matching_selfie: true,
      require_live_capture: true,
      allowed_types: ['id_card', 'passport', 'driving_license'],
    });
    expect(JSON.stringify(session)).not.toContain(patient.email);
    await finish(begun.sessionId, { outcome: 'verified', ...document });
    await deliver('verified', await stripe.identity.verificationSessions.retrieve(begun.sessionId));
    await test.runJobs();
    expect(await own(token)).toMatchObject({ status: 'verified', outcome: 'verified', method: 'document', mismatch: [] });
    expect(await rowOf(patient.id)).toMatchObject({ consentVersion: 1, consentSha256: expect.stringMatching(/^[0-9a-f]{64}$/), documentLastName: 'WEISS' });
    await start(token).expect(409, /identity.alreadyVerified/);
  });

  it('does not begin without the consent to the comparison of faces, in its current words, and nothing of it reaches the provider', async () => {
    const { patient, token } = await newPatient();
    for (const body of [{}, { consentVersion: 0 }, { consentVersion: null }, { consentVersion: true }]) await start(token, body).expect(400);
    expect((await start(token, { consentVersion: biometricConsentVersion + 1 }).expect(409)).body).toMatchObject({
      code: 'agreement.outdated',
      details: { version: biometricConsentVersion },
    });
    expect(await rowOf(patient.id)).toBeUndefined();
    await start(token, { consentVersion: biometricConsentVersion }).expect(200);
    const { consentSha256, consentedAt } = await rowOf(patient.id);
    const [text] = biometricConsents.slice(-1);
    expect(consentSha256).toBe(text && sha256(canonicalConsent('identity', biometricConsentVersion, 'de', text)));
    expect(consentedAt).toEqual(test.clock.now());
  });

  it('asks for the consent once more where a check was begun without it', async () => {
    const { patient, token } = await newPatient();
    const { id } = await buildIdentityCheck(test.knex, { patientId: patient.id, status: 'requires_input' });
    await test.knex('identity_checks').where({ id }).update({ stripeSessionId: null });
    await start(token, {}).expect(400);
    await started(token);
    expect(await rowOf(patient.id)).toMatchObject({ id, consentVersion: biometricConsentVersion });
    expect(await test.knex('audit_events').where({ patientId: patient.id, action: 'identity.consent' })).toHaveLength(1);
  });

  it('is one for two tabs, and taken up again with a fresh address after a refused document', async () => {
    const { token, patient } = await newPatient();
    const [one, two] = await Promise.all([started(token), started(token)]);
    expect(one.sessionId).toBe(two.sessionId);
    expect(await test.knex('identity_checks').where({ patientId: patient.id })).toHaveLength(1);
    await finish(one.sessionId, { outcome: 'requires_input', reason: 'document_expired' });
    await deliver('requires_input', await stripe.identity.verificationSessions.retrieve(one.sessionId));
    await test.runJobs();
    expect(await own(token)).toMatchObject({ status: 'requires_input', lastError: 'document_expired', outcome: 'open' });
    expect(await started(token)).toMatchObject({ sessionId: one.sessionId, status: 'requires_input' });
    await finish(one.sessionId, { outcome: 'verified', ...document });
    await deliver('verified', await stripe.identity.verificationSessions.retrieve(one.sessionId));
    await test.runJobs();
    expect(await own(token)).toMatchObject({ outcome: 'verified', lastError: null });
  });

  it('can be begun anew after it was cancelled', async () => {
    const { token } = await newPatient();
    const first = await check(token, { outcome: 'canceled' });
    expect(await own(token)).toMatchObject({ status: 'canceled', outcome: 'open' });
    expect((await started(token)).sessionId).not.toBe(first);
  });

  it('ends the same whatever the order of its events, however often they come', async () => {
    const types = ['created', 'processing', 'requires_input', 'processing', 'verified'];
    const orders = sized(12, 120);
    const begun = await Promise.all(
      Array.from({ length: orders }, async (_none, order) => {
        const { patient, token } = await newPatient();
        const { sessionId } = await started(token);
        await finish(sessionId, { outcome: 'verified', ...document });
        return { patient, order, session: await stripe.identity.verificationSessions.retrieve(sessionId) };
      }),
    );
    for (const { order, session } of begun) {
      const waiting = [...types];
      for (let rest = Math.floor((order * 120) / orders); waiting.length > 0;) {
        const [type = ''] = waiting.splice(rest % waiting.length, 1);
        rest = Math.floor(rest / (waiting.length + 1));
        await deliver(type, session);
      }
    }
    await test.runJobs();
    await test.runJobs();
    const ends: string[] = await test.knex('identity_checks').whereIn('patientId', begun.map(({ patient }) => patient.id)).pluck('status'); // prettier-ignore
    expect(ends).toEqual(Array(orders).fill('verified'));
    const audits = await test.knex('audit_events').where({ action: 'identity.verify' }).whereIn('patientId', begun.map(({ patient }) => patient.id)); // prettier-ignore
    expect(audits).toHaveLength(orders);
  });

  it('has its effect once when the same event comes ten times at once', async () => {
    const { patient, token } = await newPatient();
    const { sessionId } = await started(token);
    await finish(sessionId, { outcome: 'verified', ...document });
    const session = await stripe.identity.verificationSessions.retrieve(sessionId);
    await Promise.all(Array.from({ length: 10 }, () => deliver('verified', session, `evt_same_${patient.id}`)));
    await test.runJobs();
    expect(await test.knex('audit_events').where({ action: 'identity.verify', patientId: patient.id })).toHaveLength(1);
  });

  it('is found when its event got lost', async () => {
    const { patient, token } = await newPatient();
    const { sessionId } = await started(token);
    await finish(sessionId, { outcome: 'verified', ...document });
    await test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: later(test.clock.now(), -5 * duration.minutes) });
    for (const _run of [1, 2]) await reconcileIdentityChecksJob.handler(test.ctx, {} as never);
    expect(await own(token)).toMatchObject({ outcome: 'verified' });
  });

  it('says plainly that the provider is not there, and works when it is back', async () => {
    const { token } = await newPatient();
    await sandbox.call('PUT', '/_control', { stripe: { failNext: 100 } });
    await start(token).expect(502, /identity.unavailable/);
    await sandbox.call('PUT', '/_control', { stripe: { failNext: 0 } });
    await started(token);
  });
});

describe('What the document says', () => {
  it('differs from the profile: the doctor sees what, and a corrected name agrees by itself', async () => {
    const { patient, token } = await newPatient({ lastName: 'Schmidt' });
    const doctor = await buildDoctor(test.knex);
    await buildTreatment(test.knex, { status: 'in-review', patientId: patient.id, doctorId: doctor.id });
    await check(token, { outcome: 'verified', ...document });
    expect(await own(token)).toMatchObject({ status: 'verified', outcome: 'mismatch', mismatch: ['lastName'] });
    const path = `/api/v1/backoffice/patients/${patient.id}/identity`;
    const { body } = await test.get(path, await test.tokenOf(doctor)).expect(200);
    expect(body).toMatchObject({ mismatch: ['lastName'], document: { lastName: 'WEISS' }, profile: { lastName: 'Schmidt' }, abilities: ['mark-seen'] });
    const admin = await buildAdmin(test.knex);
    expect((await test.get(path, await test.tokenOf(admin)).expect(200)).body).toMatchObject({ mismatch: ['lastName'], document: null, abilities: [] });
    await test.send('patch', `${clients}/iam/profile`, { lastName: 'Weiß' }, token).expect(200);
    expect(await own(token)).toMatchObject({ outcome: 'verified', mismatch: [] });
  });

  it('is compared by the doctor instead: seen for this profile, and not for a changed one', async () => {
    const { patient, token } = await newPatient();
    const doctor = await buildDoctor(test.knex, { lastName: 'Vogt' });
    const path = `/api/v1/backoffice/patients/${patient.id}/identity-seen`;
    await test.send('post', path, { kind: 'video' }, await test.tokenOf(doctor)).expect(404, /user.notExist/);
    await buildTreatment(test.knex, { status: 'in-review', patientId: patient.id, doctorId: doctor.id });
    const { body } = await test.send('post', path, { kind: 'video' }, await test.tokenOf(doctor)).expect(200);
    expect(body).toMatchObject({ outcome: 'verified', method: 'doctor', seenBy: expect.stringContaining('Vogt') });
    expect(await test.knex('audit_events').where({ action: 'identity.seen', patientId: patient.id })).toHaveLength(1);
    expect(await own(token)).toMatchObject({ outcome: 'verified', method: 'doctor' });
    await test.send('patch', `${clients}/iam/profile`, { lastName: 'Ganz-Anders' }, token).expect(200);
    expect(await own(token)).toMatchObject({ outcome: 'open' });
  });

  it('shows a minor: the open request ends, the deposit goes back, and nothing goes on', async () => {
    const { patient, token } = await newPatient();
    const treatment = await buildTreatment(test.knex, { status: 'awaiting-payment', patientId: patient.id, payment: false });
    const order = await test.send('post', `${clients}/stripe/create-checkout-session`, { treatmentId: treatment.id }, token).expect(200);
    await sandbox.call('POST', `/checkout/${order.body.sessionId}/pay`, { card: '4242424242424242' });
    await deliver('checkout.session.completed', await stripe.checkout.sessions.retrieve(order.body.sessionId as string));
    expect(await test.knex('payments').where({ treatmentId: treatment.id }).pluck('status')).toEqual(['paid']);
    await check(token, { outcome: 'verified', ...document, dob: `${test.clock.now().getUTCFullYear() - 17}-01-01` });
    expect(await own(token)).toMatchObject({ outcome: 'underage' });
    expect(await test.knex('treatments').where({ id: treatment.id }).first('status')).toEqual({ status: 'cancelled' });
    expect(await test.knex('payments').where({ treatmentId: treatment.id }).pluck('status')).toEqual(['refunded']);
    expect((await test.get(`${clients}/iam/statuses`, token).expect(200)).body).toMatchObject({ next: '/auth/confirm-info/non-adult' });
    await start(token).expect(422, /user.nonAdult/);
  });
});

describe('With the gate on', () => {
  it('the way leads to the check after the deposit, and on when it is done', () =>
    withGate(async () => {
      const { patient, token } = await newPatient();
      const statuses = async () => (await test.get(`${clients}/iam/statuses`, token).expect(200)).body;
      await buildTreatment(test.knex, { status: 'in-review', patientId: patient.id });
      expect(await statuses()).toMatchObject({ steps: { identity: 'todo' }, next: '/stripe-identify' });
      await check(token, { outcome: 'verified', ...document });
      expect(await statuses()).toMatchObject({ steps: { identity: 'done' }, next: null });
    }));

  it('with it off it is there for those who want it', async () => {
    const { patient, token } = await newPatient();
    await buildTreatment(test.knex, { status: 'in-review', patientId: patient.id });
    expect((await test.get(`${clients}/iam/statuses`, token).expect(200)).body).toMatchObject({ steps: { identity: 'blocked' }, next: null });
    await started(token);
  });

  it.each([
    ['created', {}, 'identity.requiresInput'],
    ['requires_input', {}, 'identity.requiresInput'],
    ['processing', {}, 'identity.processing'],
    ['canceled', {}, 'identity.canceled'],
    ['redacted', {}, 'identity.redacted'],
    ['verified', { documentLastName: 'Anders' }, 'identity.mismatch'],
    ['verified', {}, null],
  ] as const)('an approval with a check that is %s %j is refused with %s', async (status, facts, code) => {
    await withGate(async () => {
      const { patient } = await newPatient();
      await buildIdentityCheck(test.knex, { patientId: patient.id, status, ...facts });
      const asked = assertIdentified(test.ctx, patient.id);
      await (code === null ? expect(asked).resolves.toBeUndefined() : expect(asked).rejects.toMatchObject({ code }));
    });
  });
});

describe('What is kept', () => {
  const days = (count: number): Date => later(test.clock.now(), -count * duration.days);
  const redact = async (): Promise<void> => {
    for (const _run of [1, 2]) await redactIdentityChecksJob.handler(test.ctx, {} as never);
  };

  it('is deleted at the provider and here when it has served; that it agreed stays, until the name changes', async () => {
    const { patient, token } = await newPatient();
    const sessionId = await check(token, { outcome: 'verified', ...document });
    await redact();
    expect(await rowOf(patient.id)).toMatchObject({ status: 'verified', documentLastName: 'WEISS' });
    await test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: days(8), verifiedAt: days(8) });
    await redact();
    expect(await stripe.identity.verificationSessions.retrieve(sessionId)).toMatchObject({ redaction: { status: 'redacted' } });
    expect(await rowOf(patient.id)).toMatchObject({ status: 'redacted', documentFirstName: null, documentLastName: null, documentBornOn: null });
    expect(await own(token)).toMatchObject({ status: 'redacted', outcome: 'verified', method: 'document' });
    await test.send('patch', `${clients}/iam/profile`, { lastName: 'Ganz-Anders' }, token).expect(200);
    expect(await own(token)).toMatchObject({ status: 'redacted', outcome: 'outdated' });
    await started(token);
  });

  it('goes within 30 days also when something differs, and a redaction that the provider reports by itself counts', async () => {
    const { patient, token } = await newPatient({ lastName: 'Schmidt' });
    const sessionId = await check(token, { outcome: 'verified', ...document });
    await test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: days(20), verifiedAt: days(20) });
    await redact();
    expect(await rowOf(patient.id)).toMatchObject({ status: 'verified', documentLastName: 'WEISS' });
    await stripe.identity.verificationSessions.redact(sessionId);
    await deliver('redacted', await stripe.identity.verificationSessions.retrieve(sessionId));
    await test.runJobs();
    expect(await rowOf(patient.id)).toMatchObject({ status: 'redacted', documentLastName: null, profileDigest: null });
    expect(await own(token)).toMatchObject({ outcome: 'open' });
  });

  it('ends what was begun and left, at the provider too', async () => {
    const { patient, token } = await newPatient();
    const { sessionId } = await started(token);
    await test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: days(8) });
    await redact();
    expect(await stripe.identity.verificationSessions.retrieve(sessionId)).toMatchObject({ status: 'canceled' });
    expect(await own(token)).toMatchObject({ status: 'canceled' });
  });

  it('never shows in the audit log', async () => {
    const written = JSON.stringify(await test.knex('audit_events').where('action', 'like', 'identity.%'));
    expect(written).toContain('identity.verify');
    expect(written).not.toMatch(/WEISS|JOERG|1980-05-17/);
  });
});
