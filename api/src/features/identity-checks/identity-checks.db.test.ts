import { canonicalConsent } from '@blattwerk/contract/consent-text';
import { biometricConsents, biometricConsentVersion } from '@blattwerk/contract/identity-checks/consent';
import { buildIdentityCheck } from '../../../../seeds/factories/consultations.ts';
import { buildConsultation } from '../../../../seeds/factories/consultations.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor } from '../../../../seeds/factories/users.ts';
import { clients, document, startIdentityTest, type IdentityTest } from '../../../test/identity.ts';
import { sized } from '../../../test/security/size.ts';
import { duration, later } from '../../kernel/clock.ts';
import { sha256 } from '../../kernel/ids.ts';
import { assertIdentified } from './identity-checks.queries.ts';
import { reconcileIdentityChecksJob } from './jobs/reconcile-identity-checks.ts';

let world: IdentityTest;
beforeAll(async () => void (world = await startIdentityTest()));
afterAll(() => world.close());

let changes = 0;
const setGate = (isOn: boolean) =>
  world.test
    .knex('settings')
    .insert({ key: 'gates.identity', value: JSON.stringify(isOn), validFrom: later(world.test.clock.now(), -duration.hours + (changes += 1)) });
const withGate = async (steps: () => Promise<void>): Promise<void> => {
  await setGate(true);
  await steps().finally(() => setGate(false));
};

describe('The identity check', () => {
  it('goes from the page to the result, asks for document, face and live pictures, and keeps the consent', async () => {
    const { patient, token } = await world.newPatient();
    expect(await world.own(token)).toMatchObject({ status: null, outcome: 'open', isRequired: false });
    const begun = await world.started(token);
    expect(begun).toMatchObject({ status: 'created' });
    const session = await world.stripe.identity.verificationSessions.retrieve(begun.sessionId);
    expect(session.options?.document).toMatchObject({
      require_matching_selfie: true,
      require_live_capture: true,
      allowed_types: ['id_card', 'passport', 'driving_license'],
    });
    expect(JSON.stringify(session)).not.toContain(patient.email);
    await world.finish(begun.sessionId, { outcome: 'verified', ...document });
    await world.deliver('verified', await world.stripe.identity.verificationSessions.retrieve(begun.sessionId));
    await world.test.runJobs();
    expect(await world.own(token)).toMatchObject({ status: 'verified', outcome: 'verified', method: 'document', mismatch: [] });
    expect(await world.rowOf(patient.id)).toMatchObject({
      consentVersion: 1,
      consentSha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      documentLastName: 'WEISS',
    });
    await world.start(token).expect(409, /identity.alreadyVerified/);
  });

  it('does not begin without the consent to the comparison of faces, in its current words, and nothing of it reaches the provider', async () => {
    const { patient, token } = await world.newPatient();
    for (const body of [{}, { consentVersion: 0 }, { consentVersion: null }, { consentVersion: true }]) await world.start(token, body).expect(400);
    expect((await world.start(token, { consentVersion: biometricConsentVersion + 1 }).expect(409)).body).toMatchObject({
      code: 'agreement.outdated',
      details: { version: biometricConsentVersion },
    });
    expect(await world.rowOf(patient.id)).toBeUndefined();
    await world.start(token, { consentVersion: biometricConsentVersion }).expect(200);
    const { consentSha256, consentedAt } = await world.rowOf(patient.id);
    const [text] = biometricConsents.slice(-1);
    expect(consentSha256).toBe(text && sha256(canonicalConsent('identity', biometricConsentVersion, 'de', text)));
    expect(consentedAt).toEqual(world.test.clock.now());
  });

  it('asks for the consent once more where a check was begun without it', async () => {
    const { patient, token } = await world.newPatient();
    const { id } = await buildIdentityCheck(world.test.knex, { patientId: patient.id, status: 'requires_input' });
    await world.test.knex('identity_checks').where({ id }).update({ stripeSessionId: null });
    await world.start(token, {}).expect(400);
    await world.started(token);
    expect(await world.rowOf(patient.id)).toMatchObject({ id, consentVersion: biometricConsentVersion });
    expect(await world.test.knex('audit_events').where({ patientId: patient.id, action: 'identity.consent' })).toHaveLength(1);
  });

  it('is one for two tabs, and taken up again with a fresh address after a refused document', async () => {
    const { token, patient } = await world.newPatient();
    const [one, two] = await Promise.all([world.started(token), world.started(token)]);
    expect(one.sessionId).toBe(two.sessionId);
    expect(await world.test.knex('identity_checks').where({ patientId: patient.id })).toHaveLength(1);
    await world.finish(one.sessionId, { outcome: 'requires_input', reason: 'document_expired' });
    await world.deliver('requires_input', await world.stripe.identity.verificationSessions.retrieve(one.sessionId));
    await world.test.runJobs();
    expect(await world.own(token)).toMatchObject({ status: 'requires_input', lastError: 'document_expired', outcome: 'open' });
    expect(await world.started(token)).toMatchObject({ sessionId: one.sessionId, status: 'requires_input' });
    await world.finish(one.sessionId, { outcome: 'verified', ...document });
    await world.deliver('verified', await world.stripe.identity.verificationSessions.retrieve(one.sessionId));
    await world.test.runJobs();
    expect(await world.own(token)).toMatchObject({ outcome: 'verified', lastError: null });
  });

  it('can be begun anew after it was cancelled', async () => {
    const { token } = await world.newPatient();
    const first = await world.check(token, { outcome: 'canceled' });
    expect(await world.own(token)).toMatchObject({ status: 'canceled', outcome: 'open' });
    expect((await world.started(token)).sessionId).not.toBe(first);
  });

  it('ends the same whatever the order of its events, however often they come', async () => {
    const types = ['created', 'processing', 'requires_input', 'processing', 'verified'];
    const orders = sized(6, 120);
    const begun = await Promise.all(
      Array.from({ length: orders }, async (_none, order) => {
        const { patient, token } = await world.newPatient();
        const { sessionId } = await world.started(token);
        await world.finish(sessionId, { outcome: 'verified', ...document });
        return { patient, order, session: await world.stripe.identity.verificationSessions.retrieve(sessionId) };
      }),
    );
    for (const { order, session } of begun) {
      const waiting = [...types];
      for (let rest = Math.floor((order * 120) / orders); waiting.length > 0;) {
        const [type = ''] = waiting.splice(rest % waiting.length, 1);
        rest = Math.floor(rest / (waiting.length + 1));
        await world.deliver(type, session);
      }
    }
    await world.test.runJobs();
    await world.test.runJobs();
    const ends: string[] = await world.test.knex('identity_checks').whereIn('patientId', begun.map(({ patient }) => patient.id)).pluck('status'); // prettier-ignore
    expect(ends).toEqual(Array(orders).fill('verified'));
    const audits = await world.test.knex('audit_events').where({ action: 'identity.verify' }).whereIn('patientId', begun.map(({ patient }) => patient.id)); // prettier-ignore
    expect(audits).toHaveLength(orders);
  });

  it('has its effect once when the same event comes ten times at once', async () => {
    const { patient, token } = await world.newPatient();
    const { sessionId } = await world.started(token);
    await world.finish(sessionId, { outcome: 'verified', ...document });
    const session = await world.stripe.identity.verificationSessions.retrieve(sessionId);
    await Promise.all(Array.from({ length: 10 }, () => world.deliver('verified', session, `evt_same_${patient.id}`)));
    await world.test.runJobs();
    expect(await world.test.knex('audit_events').where({ action: 'identity.verify', patientId: patient.id })).toHaveLength(1);
  });

  it('is found when its event got lost', async () => {
    const { patient, token } = await world.newPatient();
    const { sessionId } = await world.started(token);
    await world.finish(sessionId, { outcome: 'verified', ...document });
    await world.test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: later(world.test.clock.now(), -5 * duration.minutes) });
    for (const _run of [1, 2]) await reconcileIdentityChecksJob.handler(world.test.ctx, {} as never);
    expect(await world.own(token)).toMatchObject({ outcome: 'verified' });
  });

  it('says plainly that the provider is not there, and works when it is back', async () => {
    const { token } = await world.newPatient();
    await world.sandbox.call('PUT', '/_control', { stripe: { failNext: 100 } });
    await world.start(token).expect(502, /identity.unavailable/);
    await world.sandbox.call('PUT', '/_control', { stripe: { failNext: 0 } });
    await world.started(token);
  });
});

describe('What the document says', () => {
  it('differs from the profile: the doctor sees what, and a corrected name agrees by itself', async () => {
    const { patient, token } = await world.newPatient({ lastName: 'Schmidt' });
    const doctor = await buildDoctor(world.test.knex);
    await buildTreatment(world.test.knex, { status: 'in-review', patientId: patient.id, doctorId: doctor.id });
    await world.check(token, { outcome: 'verified', ...document });
    expect(await world.own(token)).toMatchObject({ status: 'verified', outcome: 'mismatch', mismatch: ['lastName'] });
    const path = `/api/v1/backoffice/patients/${patient.id}/identity`;
    const { body } = await world.test.get(path, await world.test.tokenOf(doctor)).expect(200);
    expect(body).toMatchObject({ mismatch: ['lastName'], document: { lastName: 'WEISS' }, profile: { lastName: 'Schmidt' }, abilities: ['mark-seen'] });
    const admin = await buildAdmin(world.test.knex);
    expect((await world.test.get(path, await world.test.tokenOf(admin)).expect(200)).body).toMatchObject({
      mismatch: ['lastName'],
      document: null,
      abilities: [],
    });
    await world.test.send('patch', `${clients}/iam/profile`, { lastName: 'Weiß' }, token).expect(200);
    expect(await world.own(token)).toMatchObject({ outcome: 'verified', mismatch: [] });
  });

  it('is compared by the doctor instead: seen for this profile, and not for a changed one', async () => {
    const { patient, token } = await world.newPatient();
    const doctor = await buildDoctor(world.test.knex, { lastName: 'Vogt' });
    const path = `/api/v1/backoffice/patients/${patient.id}/identity-seen`;
    await world.test.send('post', path, { kind: 'video' }, await world.test.tokenOf(doctor)).expect(404, /user.notExist/);
    await buildTreatment(world.test.knex, { status: 'in-review', patientId: patient.id, doctorId: doctor.id });
    const { body } = await world.test.send('post', path, { kind: 'video' }, await world.test.tokenOf(doctor)).expect(200);
    expect(body).toMatchObject({ outcome: 'verified', method: 'doctor', seenBy: expect.stringContaining('Vogt') });
    expect(await world.test.knex('audit_events').where({ action: 'identity.seen', patientId: patient.id })).toHaveLength(1);
    expect(await world.own(token)).toMatchObject({ outcome: 'verified', method: 'doctor' });
    await world.test.send('patch', `${clients}/iam/profile`, { lastName: 'Ganz-Anders' }, token).expect(200);
    expect(await world.own(token)).toMatchObject({ outcome: 'open' });
  });

  it('is compared in a consultation of the day, also after midnight in one that began before it', async () => {
    const { patient } = await world.newPatient();
    const doctor = await buildDoctor(world.test.knex);
    const read = async () => world.test.get(`/api/v1/backoffice/patients/${patient.id}/identity`, await world.test.tokenOf(doctor));
    const midnight = new Date('2027-01-12T23:00:00.000Z');
    await buildConsultation(world.test.knex, {
      patientId: patient.id,
      doctorId: doctor.id,
      status: 'booked',
      startsAt: new Date(midnight.getTime() - 10 * 60_000),
    });
    const before = world.test.clock.now();
    const statuses: number[] = [];
    for (const minutes of [-1500, -5, 5, 180]) {
      world.test.clock.set(new Date(midnight.getTime() + minutes * 60_000).toISOString());
      statuses.push((await read()).status);
    }
    world.test.clock.set(before.toISOString());
    expect(statuses).toEqual([404, 200, 200, 404]);
  });

  it('shows a minor: the open request ends, the deposit goes back, and nothing goes on', async () => {
    const { patient, token } = await world.newPatient();
    const treatment = await buildTreatment(world.test.knex, { status: 'awaiting-payment', patientId: patient.id, payment: false });
    const order = await world.test.send('post', `${clients}/stripe/create-checkout-session`, { treatmentId: treatment.id }, token).expect(200);
    await world.sandbox.call('POST', `/checkout/${order.body.sessionId}/pay`, { card: '4242424242424242' });
    await world.deliver('checkout.session.completed', await world.stripe.checkout.sessions.retrieve(order.body.sessionId as string));
    expect(await world.test.knex('payments').where({ treatmentId: treatment.id }).pluck('status')).toEqual(['paid']);
    await world.check(token, { outcome: 'verified', ...document, dob: `${world.test.clock.now().getUTCFullYear() - 17}-01-01` });
    expect(await world.own(token)).toMatchObject({ outcome: 'underage' });
    expect(await world.test.knex('treatments').where({ id: treatment.id }).first('status')).toEqual({ status: 'cancelled' });
    expect(await world.test.knex('payments').where({ treatmentId: treatment.id }).pluck('status')).toEqual(['refunded']);
    expect((await world.test.get(`${clients}/iam/statuses`, token).expect(200)).body).toMatchObject({ next: '/auth/confirm-info/non-adult' });
    await world.start(token).expect(422, /user.nonAdult/);
  });
});

describe('With the gate on', () => {
  it('the way leads to the check after the deposit, and on when it is done', () =>
    withGate(async () => {
      const { patient, token } = await world.newPatient();
      const statuses = async () => (await world.test.get(`${clients}/iam/statuses`, token).expect(200)).body;
      await buildTreatment(world.test.knex, { status: 'in-review', patientId: patient.id });
      expect(await statuses()).toMatchObject({ steps: { identity: 'todo' }, next: '/stripe-identify' });
      await world.check(token, { outcome: 'verified', ...document });
      expect(await statuses()).toMatchObject({ steps: { identity: 'done' }, next: null });
    }));

  it('with it off it is there for those who want it', async () => {
    const { patient, token } = await world.newPatient();
    await buildTreatment(world.test.knex, { status: 'in-review', patientId: patient.id });
    expect((await world.test.get(`${clients}/iam/statuses`, token).expect(200)).body).toMatchObject({ steps: { identity: 'blocked' }, next: null });
    await world.started(token);
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
      const { patient } = await world.newPatient();
      await buildIdentityCheck(world.test.knex, { patientId: patient.id, status, ...facts });
      const asked = assertIdentified(world.test.ctx, patient.id);
      await (code === null ? expect(asked).resolves.toBeUndefined() : expect(asked).rejects.toMatchObject({ code }));
    });
  });
});

it('never shows what is in a document in the audit log', async () => {
  const written = await world.auditLog();
  expect(written).toContain('identity.verify');
  expect(written).not.toMatch(/WEISS|JOERG|1980-05-17/);
});
