import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildPatient } from '../../../seeds/factories/users.ts';
import type { TestApp } from '../app.ts';
import type { RunningSandbox } from '../sandbox.ts';
import { sendEvent } from './stripe-event.ts';

const goodCard = '4242424242424242';

/** A patient's way to the payment page of the sandbox, and Stripe's events about it. Handed in as functions: both start before the tests. */
export const depositPages = (app: () => TestApp, sandbox: () => RunningSandbox) => ({
  /** A request whose deposit is owed, with its patient's token. */
  request: async () => {
    const patient = await buildPatient(app().knex);
    const treatment = await buildTreatment(app().knex, { status: 'awaiting-payment', patientId: patient.id, payment: false });
    return { patient, treatment, token: await app().tokenOf(patient) };
  },
  checkout: async (token: string, treatmentId: string, locale = 'de'): Promise<{ url: string; sessionId: string }> => {
    const asked = app().send('post', '/api/v1/clients/stripe/create-checkout-session', { treatmentId }, token);
    return (await asked.set('Accept-Language', locale).expect(200)).body;
  },
  pay: (sessionId: string, card = goodCard) => sandbox().call('POST', `/checkout/${sessionId}/pay`, { card }),
  deliver: (payload: string, header?: string) => sendEvent(app(), payload, header),
});
