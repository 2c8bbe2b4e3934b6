import type { HealthAnswers } from '@blattwerk/contract/health-states/shapes';
import { buildHealthState } from '../../../../seeds/factories/health-states.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const taken = async (doses: { singleDose: string; dailyDose: string; dose?: object }, answers: HealthAnswers = {}) => {
  const doctor = await buildDoctor(app.knex);
  const claimExpiresAt = new Date(app.clock.now().getTime() + 600_000);
  const { id: healthStateId, patientId } = await buildHealthState(app.knex, { answers });
  const treatment = await buildTreatment(app.knex, {
    patientId,
    healthStateId,
    doctorId: doctor.id,
    claimExpiresAt,
    submittedAt: app.clock.now(),
    dueAt: app.clock.now(),
  });
  const { id: productId } = await buildProduct(app.knex, { category: 'flower', unit: 'g' });
  const line = { productId, quantity: 10, unit: 'g', form: 'flowers-whole', instructions: 'Wie besprochen.', ...doses };
  const plan = { medicationPlan: [line], diagnosis: 'R52.2', remoteJustification: 'Vollständige Angaben.' };
  const token = await app.tokenOf(doctor);
  const path = `/api/v1/backoffice/treatments/${treatment.id}`;
  const statusOf = async () => (await app.knex('treatments').where({ id: treatment.id }).first('status')).status;
  const approve = (more: object = {}) => app.send('post', `${path}/approve`, { ...plan, ...more }, token);
  return { approve, read: () => app.get(path, token), statusOf };
};
const reason = 'Seit Jahren stabil auf dieser Dosis, Befund liegt vor.';

describe('A dose above a limit', () => {
  it('needs a reason, which stands with the decision', async () => {
    const { approve, read, statusOf } = await taken({ singleDose: '0,5 g', dailyDose: '7 x täglich 0,5 g' });
    const refused = await approve();
    expect([refused.status, refused.body.code]).toEqual([422, 'treatment.overrideReasonRequired']);
    expect(refused.body.details).toEqual({ rule: 'daily-dose', rules: [{ rule: 'daily-dose', line: 0, value: 3.5, limit: 3 }] });
    expect(await statusOf()).toBe('in-review');
    await approve({ overrides: [{ rule: 'daily-dose', reason }] }).expect(200);
    expect((await read()).body.case.decision.overrides).toEqual([{ rule: 'daily-dose', reason }]);
  });

  it('needs a reason for each rule, and keeps none for a rule that holds', async () => {
    const { approve, read } = await taken({ singleDose: '1,5 g', dailyDose: '4,5 g' });
    const half = await approve({ overrides: [{ rule: 'single-dose', reason }] });
    expect([half.status, half.body.details.rule]).toEqual([422, 'daily-dose']);
    await approve({ overrides: [{ rule: 'single-dose', reason: ' ' }] }).expect(400);
    await approve({ overrides: [{ rule: 'single-dose', reason }, { rule: 'daily-dose', reason }] }).expect(200); // prettier-ignore
    expect((await read()).body.case.decision.overrides).toHaveLength(2);
    const ordinary = await taken({ singleDose: '0,1 g', dailyDose: '0,5 g' });
    await ordinary.approve({ overrides: [{ rule: 'daily-dose', reason }] }).expect(200);
    expect((await ordinary.read()).body.case.decision.overrides).toEqual([]);
  });

  it('is judged by the limits of the day', async () => {
    const { approve, read } = await taken({ singleDose: '0,5 g', dailyDose: '2,5 g' });
    await app.knex('settings').insert({ key: 'doses.maxDailyGrams', value: '2', validFrom: app.clock.now() });
    expect((await read()).body.case.planLimits).toEqual({ singleGrams: 1, dailyGrams: 2, dailyThcGrams: 1, supplyDays: 90, monthGrams: 100, periodDays: 30 });
    await approve().expect(422, /treatment.overrideReasonRequired/);
    app.clock.set(new Date(app.clock.now().getTime() + 60_000).toISOString());
    await app.knex('settings').insert({ key: 'doses.maxDailyGrams', value: '3', validFrom: app.clock.now() });
    await approve().expect(200);
  });

  it('as data is exact and makes the words, so that a text cannot hide an amount', async () => {
    const dose = { kind: 'regular', unit: 'g', amount: 0.5, perDay: 8 };
    const { approve, read } = await taken({ singleDose: '0,1 g', dailyDose: '0,1 g', dose });
    await approve().expect(422, /daily-dose/);
    await approve({ overrides: [{ rule: 'daily-dose', reason }] }).expect(200);
    const [line] = (await read()).body.case.decision.medicationPlan;
    expect(line).toMatchObject({ dose, singleDose: '0,5 g', dailyDose: '4 g (8 × täglich)' });
  });

  it('which cannot be read stops nothing: it is shown as not checked', async () => {
    const { approve } = await taken({ singleDose: '1 Zug', dailyDose: 'nach Bedarf' });
    await approve().expect(200);
  });
});

test('A red hint needs a reason like a limit, and the reason stands with the decision', async () => {
  const { approve, read } = await taken({ singleDose: '0,1 g', dailyDose: '0,5 g' }, { medicationHistory: 'Marcumar seit 2019' });
  const rule = 'interaction.vitamin-k-antagonists';
  const refused = await approve();
  expect([refused.status, refused.body.details.rules]).toEqual([422, [{ rule }]]);
  await approve({ overrides: [{ rule, reason: 'INR wird wöchentlich kontrolliert.' }] }).expect(200);
  expect((await read()).body.case.decision.overrides).toEqual([{ rule, reason: 'INR wird wöchentlich kontrolliert.' }]);
});
