import { buildTreatment } from '../../../seeds/factories/treatments.ts';
import { buildDoctor, buildPatient } from '../../../seeds/factories/users.ts';
import type { TestApp } from '../app.ts';

/** An approved request with its invoice over 14.99 EUR, and what is done with its money. @param admin token of the administrator who acts unless another is named */
export const buildInvoiced = async (app: TestApp, admin: string) => {
  const [patient, doctor] = [await buildPatient(app.knex), await buildDoctor(app.knex)];
  const { id } = await buildTreatment(app.knex, { status: 'approved', patientId: patient.id, doctorId: doctor.id });
  const payment = await app.knex('payments').where({ treatmentId: id }).first();
  const paymentPath = `/api/v1/backoffice/payments/${payment.id}`;
  return {
    ...{ id, patient, payment },
    doctorToken: await app.tokenOf(doctor),
    patientToken: await app.tokenOf(patient),
    refund: (body: object, token = admin) => app.send('post', `${paymentPath}/refund`, { reason: 'Kulanz', ...body }, token),
    approve: (token: string) => app.send('post', `${paymentPath}/refund/approve`, {}, token),
    read: async () => (await app.get(paymentPath, admin).expect(200)).body,
    rows: () => app.knex('invoices').where({ treatmentId: id }).orderBy('number'),
  };
};
export type Invoiced = Awaited<ReturnType<typeof buildInvoiced>>;

/** What stands on an account. */
export const balanceOf = (entries: { account: string; amountCents: number }[], account: string): number =>
  entries.filter((entry) => entry.account === account).reduce((sum, { amountCents }) => sum + amountCents, 0);

/** Kind, total in cents and whether it is cancelled, of each document. */
export const kindsOf = ({ invoices }: { invoices: { kind: string; totalCents: number; isCancelled: boolean }[] }) =>
  invoices.map(({ kind, totalCents, isCancelled }) => [kind, totalCents, isCancelled]);
