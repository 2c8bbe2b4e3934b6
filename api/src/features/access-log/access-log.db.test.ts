import { readdirSync, readFileSync } from 'node:fs';
import { actionWords } from '@blattwerk/contract/access-log/action-words';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { audit } from '../../kernel/audit.ts';
import type { Actor, Ctx } from '../../kernel/ctx.ts';

const clients = '/api/v1/clients';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const as = (role: 'patient' | 'doctor' | 'pharmacy' | 'admin', id: string): Ctx => ({
  ...test.ctx,
  actor: { role, id, status: 'active', sessionId: id, pharmacyId: null, isWorking: true } as Actor,
});

describe('The access log', () => {
  it('tells who looked at the data and why, by name and in words, and nothing of oneself or of others', async () => {
    const [patient, other] = [await buildPatient(test.knex), await buildPatient(test.knex)];
    const doctor = await buildDoctor(test.knex, { title: 'Dr. med.', firstName: 'Jo', lastName: 'Weiß' });
    const pharmacist = await buildPharmacyUser(test.knex);
    const { name: pharmacyName } = await test.knex('pharmacies').where({ id: pharmacist.pharmacyId }).first('name');
    const treatment = await buildTreatment(test.knex, { patientId: patient.id });
    const about = { objectType: 'treatment', objectId: treatment.id, patientId: patient.id };
    await audit(as('patient', patient.id), { ...about, action: 'profile.update' });
    await audit(as('doctor', doctor.id), { ...about, action: 'treatment.read', reason: 'intern' });
    await audit(as('pharmacy', pharmacist.id), { ...about, action: 'prescription.read' });
    await audit(as('doctor', doctor.id), { ...about, patientId: other.id, action: 'treatment.read' });
    await audit(test.ctx, { ...about, action: 'payment.expire' });
    await audit(test.ctx, { ...about, action: 'treatment.expire', before: { status: 'draft' } });
    const admin = await test.tokenOf(await buildAdmin(test.knex));
    await test.send('post', `/api/v1/backoffice/treatments/${treatment.id}/break-glass`, { reason: 'Anfrage der Patientin vom Montag' }, admin).expect(200);

    const token = await test.tokenOf(patient);
    const { body } = await test.get(`${clients}/iam/access-log`, token).expect(200);
    expect(body.total).toBe(4);
    expect(body.items.map(({ who, name, what, reason }: Record<string, unknown>) => [who, name, what, reason])).toEqual([
      ['support', null, 'Akte mit Begründung geöffnet', 'Anfrage der Patientin vom Montag'],
      ['system', null, 'Behandlungsanfrage verfallen', null],
      ['pharmacy', pharmacyName, 'Rezept gelesen', null],
      ['doctor', 'Dr. med. Jo Weiß', 'Akte gelesen', null],
    ]);
    expect(JSON.stringify(body)).not.toMatch(/draft|before|treatment\./);
  });

  it('can be narrowed to one kind of reader, page by page, in English', async () => {
    const patient = await buildPatient(test.knex);
    const doctor = await buildDoctor(test.knex);
    for (let times = 0; times < 3; times += 1)
      await audit(as('doctor', doctor.id), { action: 'treatment.read', objectType: 'treatment', patientId: patient.id });
    await audit(test.ctx, { action: 'treatment.expire', objectType: 'treatment', patientId: patient.id });
    const token = await test.tokenOf(patient);
    const answer = await test.get(`${clients}/iam/access-log?who=doctor&page=2&pageSize=2`, token).set('Accept-Language', 'en').expect(200);
    expect(answer.body).toMatchObject({ total: 3, items: [{ who: 'doctor', what: 'Record read' }] });
  });
});

const sources = (folder: URL): URL[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const url = new URL(`${entry.name}${entry.isDirectory() ? '/' : ''}`, folder);
    if (entry.isDirectory()) return sources(url);
    return entry.name.endsWith('.ts') && !entry.name.includes('.test.') ? [url] : [];
  });

describe('The words of the audit log', () => {
  it('exist in both languages for every action that the code writes', () => {
    const written = sources(new URL('../../', import.meta.url)).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/action: (?:[^,}\n]*\? )?'([a-z][a-z-]*\.[a-zA-Z-]+)'(?: : '([a-z][a-z-]*\.[a-zA-Z-]+)')?/g)].flatMap(
        ([, one, other]) => [one, other],
      ),
    );
    const actions = [...new Set(written.filter((action) => action !== undefined))];
    expect(actions.length).toBeGreaterThan(30);
    expect(actions.filter((action) => !actionWords[action]?.de || !actionWords[action]?.en)).toEqual([]);
  });
});
