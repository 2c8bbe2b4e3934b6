import { clients, document, startIdentityTest, type IdentityTest } from '../../../test/identity.ts';
import { duration, later } from '../../kernel/clock.ts';
import { redactIdentityChecksJob } from './jobs/redact-identity-checks.ts';

let world: IdentityTest;
beforeAll(async () => void (world = await startIdentityTest()));
afterAll(() => world.close());

describe('What is kept', () => {
  const days = (count: number): Date => later(world.test.clock.now(), -count * duration.days);
  const redact = async (): Promise<void> => {
    for (const _run of [1, 2]) await redactIdentityChecksJob.handler(world.test.ctx, {} as never);
  };

  it('is deleted at the provider and here when it has served; that it agreed stays, until the name changes', async () => {
    const { patient, token } = await world.newPatient();
    const sessionId = await world.check(token, { outcome: 'verified', ...document });
    await redact();
    expect(await world.rowOf(patient.id)).toMatchObject({ status: 'verified', documentLastName: 'WEISS' });
    await world.test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: days(8), verifiedAt: days(8) });
    await redact();
    expect(await world.stripe.identity.verificationSessions.retrieve(sessionId)).toMatchObject({ redaction: { status: 'redacted' } });
    expect(await world.rowOf(patient.id)).toMatchObject({ status: 'redacted', documentFirstName: null, documentLastName: null, documentBornOn: null });
    expect(await world.own(token)).toMatchObject({ status: 'redacted', outcome: 'verified', method: 'document' });
    await world.test.send('patch', `${clients}/iam/profile`, { lastName: 'Ganz-Anders' }, token).expect(200);
    expect(await world.own(token)).toMatchObject({ status: 'redacted', outcome: 'outdated' });
    await world.started(token);
  });

  it('goes within 30 days also when something differs, and a redaction that the provider reports by itself counts', async () => {
    const { patient, token } = await world.newPatient({ lastName: 'Schmidt' });
    const sessionId = await world.check(token, { outcome: 'verified', ...document });
    await world.test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: days(20), verifiedAt: days(20) });
    await redact();
    expect(await world.rowOf(patient.id)).toMatchObject({ status: 'verified', documentLastName: 'WEISS' });
    await world.stripe.identity.verificationSessions.redact(sessionId);
    await world.deliver('redacted', await world.stripe.identity.verificationSessions.retrieve(sessionId));
    await world.test.runJobs();
    expect(await world.rowOf(patient.id)).toMatchObject({ status: 'redacted', documentLastName: null, profileDigest: null });
    expect(await world.own(token)).toMatchObject({ outcome: 'open' });
  });

  it('ends what was begun and left, at the provider too', async () => {
    const { patient, token } = await world.newPatient();
    const { sessionId } = await world.started(token);
    await world.test
      .knex('identity_checks')
      .where({ patientId: patient.id })
      .update({ updatedAt: days(8) });
    await redact();
    expect(await world.stripe.identity.verificationSessions.retrieve(sessionId)).toMatchObject({ status: 'canceled' });
    expect(await world.own(token)).toMatchObject({ status: 'canceled' });
  });

  it('never shows in the audit log', async () => {
    const written = await world.auditLog();
    expect(written).toContain('identity.verify');
    expect(written).not.toMatch(/WEISS|JOERG|1980-05-17/);
  });
});
