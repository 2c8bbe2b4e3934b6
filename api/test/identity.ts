import type Stripe from 'stripe';
import { buildPatient } from '../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from './app.ts';
import { deliverEvent } from './money/stripe-event.ts';
import { startSandbox, type RunningSandbox } from './sandbox.ts';

export const clients = '/api/v1/clients';
const kind = 'identity.verification_session';
const person = { firstName: 'Jörg', lastName: 'Weiß', bornOn: '1980-05-17' };
export const document = { firstName: 'JOERG ANTON', lastName: 'WEISS', dob: '1980-05-17' };

/** The API with the sandbox's checking service behind it, and the steps of an identity check. */
export const startIdentityTest = async () => {
  const sandbox: RunningSandbox = await startSandbox();
  const test: TestApp = await startTestApp({ environment: { STRIPE_API_URL: sandbox.url } });
  const stripe: Stripe = test.context.ports.stripe;

  const newPatient = async (overrides: Partial<typeof person> = {}) => {
    const patient = await buildPatient(test.knex, { ...person, ...overrides });
    return { patient, token: await test.tokenOf(patient) };
  };

  const start = (token: string, body: object = { consentVersion: 1 }) => test.send('post', `${clients}/stripe/create-identity-session`, body, token);
  const started = async (token: string): Promise<{ url: string; sessionId: string; status: string }> => (await start(token).expect(200)).body;
  const finish = (sessionId: string, body: object) => sandbox.call('POST', `/identity/${sessionId}/finish`, body);
  const own = async (token: string) => (await test.get(`${clients}/iam/identity`, token).expect(200)).body as Record<string, unknown>;

  let events = 0;
  const deliver = (type: string, object: object, id = `evt_identity_${(events += 1)}`) =>
    deliverEvent(test, type.includes('.') ? type : `${kind}.${type}`, object, id);

  /** The whole way: page, document, event, job. */
  const check = async (token: string, outcome: object) => {
    const { sessionId } = await started(token);
    await finish(sessionId, outcome);
    await deliver('verified', await stripe.identity.verificationSessions.retrieve(sessionId));
    await test.runJobs();
    return sessionId;
  };

  const rowOf = (patientId: string) => test.knex('identity_checks').where({ patientId }).orderBy('createdAt', 'desc').first();

  const auditLog = async (): Promise<string> => JSON.stringify(await test.knex('audit_events').where('action', 'like', 'identity.%'));

  const close = async (): Promise<void> => {
    await test.close();
    await sandbox.stop();
  };
  return { sandbox, test, stripe, newPatient, start, started, finish, own, deliver, check, rowOf, auditLog, close };
};

export type IdentityTest = Awaited<ReturnType<typeof startIdentityTest>>;
