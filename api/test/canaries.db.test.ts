import { Writable } from 'node:stream';
import { canary } from '../../seeds/canaries.ts';
import { buildPharmacyUser, buildAdmin, buildDoctor, buildPatient } from '../../seeds/factories/users.ts';
import { demoPassword } from '../../seeds/cast.ts';
import { completeAnswers } from '../../seeds/factories/health-states.ts';
import { buildProduct } from '../../seeds/factories/products.ts';
import { buildPayment, buildTreatment } from '../../seeds/factories/treatments.ts';
import type { Principal } from '../src/app/permissions.ts';
import { registry } from '../src/app/jobs.ts';
import { startWorker } from '../src/app/worker.ts';
import { systemCtx } from '../src/context.ts';
import { openFile } from '../src/features/files/public.ts';
import { newId } from '../src/kernel/ids.ts';
import { createLog } from '../src/kernel/log.ts';
import { startTestApp, type TestApp } from './app.ts';
import { addressesOf, reads, secretsOf } from './canary-addresses.ts';
import { answers, decision, dosage, fields, letter, papers, talk, type Field } from './canary-fields.ts';
import { asBytes, readBytes } from './read-bytes.ts';
import { isFullSize } from './security/size.ts';

const lines: string[] = [];
const log = createLog({ level: 'debug', destination: new Writable({ write: (chunk, _encoding, done) => (lines.push(String(chunk)), done()) }) });

let test: TestApp;
const patients: Record<'pool' | 'taken' | 'declined' | 'sent' | 'returned' | 'draft', { id: string; token: string; treatmentId: string | null }> = {} as never;
let doctor: { id: string; token: string };
let pharmacy: { id: string; token: string; pharmacyId: string | null };

const clients = '/api/v1/clients';
const office = '/api/v1/backoffice';

/** The health fields whose word stands in a text, as `patient.field`. */
const found = (text: string): string[] =>
  Object.entries(patients).flatMap(([name, { id }]) => fields.filter((field) => text.includes(canary(id, field))).map((field) => `${name}.${field}`));

const newPatient = async (name: keyof typeof patients, hasTreatment = true): Promise<void> => {
  const { id } = await buildPatient(test.knex);
  patients[name] = { id, token: await test.tokenOf({ id }), treatmentId: null };
  const wish = { wish: { strainName: canary(id, 'wish'), amount: 10, genetics: 'any' } };
  const { token } = patients[name];
  await test.send('patch', `${clients}/health-state`, { ...completeAnswers(id), requestedProducts: [wish] }, token).expect(200);
  if (!hasTreatment) return;
  for (const document of name === 'sent' ? ['information', 'contract'] : [])
    await test.send('post', `${clients}/iam/sign`, { document, version: 2, signature: { kind: 'typed', name: 'Kim Muster' } }, token).expect(200);
  await test.send('post', `${clients}/health-state`, {}, token).expect(200);
  const state = await test.knex('health_states').where({ patientId: id }).first('id');
  const treatment = await buildTreatment(test.knex, { status: 'in-review', patientId: id, healthStateId: state.id, payment: false });
  // What the advice of a declined request costs, so that nothing of the deposit goes back: Stripe is closed here.
  await buildPayment(test.knex, { treatmentId: treatment.id, patientId: id, amountCents: name === 'declined' ? 1072 : 1499 });
  await test.knex('treatment_products').insert({ treatmentId: treatment.id, position: 1, wish: JSON.stringify(wish.wish) });
  patients[name].treatmentId = treatment.id;
};

const act = (name: keyof typeof patients, action: string, body: object = {}) =>
  test.send('post', `${office}/treatments/${patients[name].treatmentId}/${action}`, body, doctor.token).expect(200);

/** An entry of the diary, which the patient shares. */
const writeDiary = async (name: keyof typeof patients): Promise<void> => {
  const { id, token } = patients[name];
  const on = test.clock.now().toISOString().slice(0, 10);
  const note = `Wie bei ${canary(id, 'diaryNote')}.`;
  await test.send('post', `${clients}/diary`, { on, dose: { amount: 0.1, unit: 'g' }, effect: 6, note }, token).expect(201);
  await test.send('post', `${clients}/iam/consents`, { purpose: 'diary' }, token).expect(200);
};

/** A question with a form, its answer, and a message each way. */
const write = async (name: keyof typeof patients): Promise<void> => {
  const { id, token, treatmentId } = patients[name];
  await act(name, 'ask', { text: 'Bitte ausfüllen.', form: [{ kind: 'text', label: `Kennen Sie ${canary(id, 'formQuestion')}?` }] });
  const answers = { q1: `Ja, und ${canary(id, 'formAnswer')}.` };
  await test.send('post', `${clients}/treatment/${treatmentId}/answer`, { answers }, token).expect(200);
  await test.send('post', `${clients}/treatment/${treatmentId}/messages`, { text: `Gruß von ${canary(id, 'message')}.` }, token).expect(201);
  await test.send('post', `${office}/treatments/${treatmentId}/messages`, { text: `Danke, ${canary(id, 'reply')}.` }, doctor.token).expect(201);
};

/** The doctor talks with the patient, and leaves a note for colleagues. */
const discuss = async (name: keyof typeof patients): Promise<void> => {
  const { id, token, treatmentId } = patients[name];
  await act(name, 'claim');
  await act(name, 'ask', { text: `Was sagt ${canary(id, 'question')}?` });
  await test.send('post', `${clients}/treatment/${treatmentId}/answer`, { text: `Fragen Sie ${canary(id, 'answer')}.` }, token).expect(200);
  await test.knex('treatment_messages').insert({ id: newId(), treatmentId, authorId: doctor.id, kind: 'note', text: `Siehe ${canary(id, 'note')}` });
  await write(name);
  await writeDiary(name);
};

const decisionOf = (id: string): object => ({
  diagnosis: `Schmerzen, Befund ${canary(id, 'diagnosis')}`,
  remoteJustification: `Verlauf ${canary(id, 'remoteJustification')}`,
  letter: `Bericht ${canary(id, 'letter')}`,
});

const approve = async (name: keyof typeof patients): Promise<void> => {
  const { id, token, treatmentId } = patients[name];
  const product = await buildProduct(test.knex);
  await act(name, 'approve', {
    medicationPlan: [
      {
        productId: product.id,
        quantity: 10,
        unit: product.unit,
        form: 'flowers-whole',
        singleDose: `0,1 g nach ${canary(id, 'singleDose')}`,
        dailyDose: '0,5 g',
        instructions: `Verdampfen nach ${canary(id, 'instructions')}.`,
      },
    ],
    ...decisionOf(id),
  });
  await test.runJobs();
  await act(name, 'letter/correct', { version: 1, ...decisionOf(id), reason: `Es fehlte ${canary(id, 'correctionReason')}` });
  await test.send('post', `${clients}/pharmacy`, { treatmentId, pharmacyId: pharmacy.pharmacyId, consentVersion: 1 }, token).expect(200);
};

beforeAll(async () => {
  test = await startTestApp({ log, environment: { STRIPE_API_URL: 'http://127.0.0.1:1', LOG_LEVEL: 'debug' } });
  const [treating, dispensing] = [await buildDoctor(test.knex), await buildPharmacyUser(test.knex)];
  doctor = { id: treating.id, token: await test.tokenOf(treating) };
  pharmacy = { id: dispensing.id, token: await test.tokenOf(dispensing), pharmacyId: dispensing.pharmacyId };
  for (const name of ['pool', 'taken', 'declined', 'sent', 'returned'] as const) await newPatient(name);
  await newPatient('draft', false);
  for (const name of ['taken', 'declined', 'sent', 'returned'] as const) await discuss(name);
  await act('declined', 'decline', { reason: 'other', text: `Bitte den Bericht von ${canary(patients.declined.id, 'declineText')} mitbringen.` });
  for (const name of ['sent', 'returned'] as const) await approve(name);
  const back = await test.knex('prescriptions').where({ patientId: patients.returned.id }).first('id');
  await test.send('post', `${office}/prescriptions/${back.id}/accept`, {}, pharmacy.token).expect(200);
  const reason = { reason: 'other', text: `Rücksprache mit ${canary(patients.returned.id, 'returnText')}` };
  await test.send('post', `${office}/prescriptions/${back.id}/return`, reason, pharmacy.token).expect(200);
  const wish = { wish: { strainName: canary(patients.sent.id, 'followUpWish'), amount: 10, genetics: 'any' } };
  await test.send('patch', `${clients}/health-state/follow-up`, { requestedProducts: [wish] }, patients.sent.token).expect(200);
  await test.runJobs();
  // Stripe cannot be reached here; `reconciliation.db.test.ts` runs the job that asks it.
  const scheduled = registry.filter(({ id, schedule }) => schedule && id !== 'payments.reconcile-ledger');
  for (const job of scheduled) await job.handler(systemCtx(test.context, `test:${job.id}`), {} as never);
  await test.runJobs();
});
afterAll(() => test.close());

interface Asking {
  /** Another patient whose records are asked for in the small size too. */
  other?: 'taken' | 'draft';
  routes?: typeof reads;
}

/** The health words that one person reads when asking for everything: in answers and in papers. */
const readEverything = async (token: string | undefined, { other, routes = reads }: Asking = {}): Promise<{ inAnswers: string[]; inPapers: string[] }> => {
  // In the small size one or two patients' records are asked for; every answer is searched for the words of all patients.
  const asked = isFullSize ? Object.values(patients) : [patients.sent, ...(other ? [patients[other]] : [])];
  const secrets = await secretsOf(
    test.knex,
    asked.map(({ id }) => id),
  );
  const [answers, papers]: [string[], string[]] = [[], []];
  for (const route of routes) {
    for (const address of addressesOf(route, secrets)) {
      const answer = await asBytes(test.get(address, token));
      if (answer.status >= 500) throw new Error(`${address} answers ${answer.status}`);
      const isPaper = answer.headers['content-type']?.startsWith('application/pdf') === true;
      (isPaper ? papers : answers).push(await readBytes(answer.body as Buffer), JSON.stringify(answer.headers));
    }
  }
  return { inAnswers: found(answers.join('\n')).toSorted(), inPapers: found(papers.join('\n')).toSorted() };
};

const of = (name: keyof typeof patients, ...known: Field[]): string[] => known.map((field) => `${name}.${field}`);

/** The file of a later version, which names the reason of the correction. */
const isCorrectedLetter = (filename: string): boolean => filename.includes('-fassung-');

describe('AUZ-05 Health data', () => {
  /** In the small size all but staff, who reach the records of others, ask every second route each. */
  it.each<[Principal, () => Promise<string | undefined>, Asking & { place?: 0 | 1 }]>([
    ['visitor', async () => undefined, { place: 0 }],
    ['patient', async () => test.tokenOf(await buildPatient(test.knex)), { place: 1, other: 'draft' }],
    ['doctor', async () => test.tokenOf(await buildDoctor(test.knex)), {}],
    ['pharmacy', async () => test.tokenOf(await buildPharmacyUser(test.knex)), { place: 1 }],
    ['admin', async () => test.tokenOf(await buildAdmin(test.knex)), {}],
  ])('is in no answer to a person who does not treat, dispense or own: %s', async (_role, token, { place, ...asking }) => {
    const routes = reads.filter((_route, at) => isFullSize || place === undefined || at % 2 === place);
    expect(await readEverything(await token(), { ...asking, routes })).toEqual({ inAnswers: [], inPapers: [] });
  });

  it('reaches the patient, but for what doctors write for doctors', async () => {
    expect(await readEverything(patients.sent.token)).toEqual({
      inAnswers: of('sent', ...answers, ...talk, ...dosage, 'diaryNote', 'followUpWish').toSorted(),
      inPapers: of('sent', ...letter, 'correctionReason').toSorted(),
    });
  });

  it('reaches a pharmacy as far as it has to dispense', async () => {
    const known = of('sent', ...dosage).toSorted();
    expect(await readEverything(pharmacy.token)).toEqual({ inAnswers: known, inPapers: known });
  });

  it('reaches the treating doctor, of the own requests only', async () => {
    const { inAnswers, inPapers } = await readEverything(doctor.token, { other: 'taken' });
    const read = new Set([...inAnswers, ...inPapers]);
    expect(of('taken', ...answers, ...talk, 'note', 'diaryNote').filter((word) => !read.has(word))).toEqual([]);
    expect(of('sent', ...answers, ...talk, 'note', ...decision, 'correctionReason').filter((word) => !read.has(word))).toEqual([]);
    expect([...read].filter((word) => word.startsWith('pool.') || word.startsWith('draft.'))).toEqual([]);
  });

  it('is in a paper of its patient only, and there as far as the paper is for it', async () => {
    const files = await test.knex('files').select<{ id: string; kind: string; ownerId: string; filename: string }[]>('id', 'kind', 'ownerId', 'filename');
    for (const { id: fileId, kind, ownerId, filename } of files) {
      const [name] = Object.entries(patients).find(([, { id }]) => id === ownerId) ?? [];
      const text = await readBytes((await (await openFile(test.ctx, fileId))()).bytes);
      const told: Field[] = [...(papers[kind] ?? []), ...(isCorrectedLetter(filename) ? (['correctionReason'] as const) : [])];
      expect([kind, found(text).toSorted()]).toEqual([kind, of(name as keyof typeof patients, ...told).toSorted()]);
    }
    expect(files.filter(({ filename }) => isCorrectedLetter(filename))).toHaveLength(2);
    expect([...new Set(files.map(({ kind }) => kind))].toSorted()).toEqual(Object.keys(papers).toSorted());
  });

  it('is in an export as far as it is about who asked for it', async () => {
    const { id, token } = patients.sent;
    await test.send('post', `${clients}/iam/export`, { password: demoPassword }, token).expect(202);
    await test.runJobs();
    const { storageKey } = await test.knex('data_exports').where({ userId: id }).first('storageKey');
    const read = found(await readBytes(await test.context.ports.storage.get(storageKey)));
    expect(read.toSorted()).toEqual(of('sent', ...answers, ...talk, 'note', 'diaryNote', 'followUpWish', ...decision, 'correctionReason').toSorted());
  });

  it('is in no mail, neither in those that were sent nor in those that wait', async () => {
    expect(test.mails.length).toBeGreaterThan(5);
    expect(found(JSON.stringify(test.mails))).toEqual([]);
    expect(found(JSON.stringify(await test.knex('mails').select('*')))).toEqual([]);
  });

  it('is in no job', async () => {
    const jobs = await test.knex('pgboss.job').select('data', 'output');
    expect(jobs.length).toBeGreaterThan(5);
    expect(found(JSON.stringify(jobs))).toEqual([]);
  });

  it('is not in the audit log', async () => {
    const events = await test.knex('audit_events').select('*');
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['treatment.approve', 'treatment.decline', 'letter.correct', 'prescription.return']),
    );
    expect(found(JSON.stringify(events))).toEqual([]);
  });

  it('is in no line of the log, however much is logged', () => {
    expect(lines.length).toBeGreaterThan(100);
    expect(found(lines.join(''))).toEqual([]);
  });
});

describe('AUZ-05 When something breaks', () => {
  const word = (): string => canary(patients.draft.id, 'complaints');

  /** The database refuses each questionnaire and says which. */
  const breakQuestionnaires = (): Promise<unknown> =>
    test.knex.transaction(async (trx) => {
      await trx.raw('SET LOCAL ROLE NONE');
      await trx.raw(`CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused: %', NEW.answers; END $$`);
      await trx.raw('CREATE TRIGGER refuse BEFORE INSERT OR UPDATE ON health_states FOR EACH ROW EXECUTE FUNCTION refuse()');
    });

  it('neither the answer nor the log repeats what was sent', async () => {
    await breakQuestionnaires();
    lines.length = 0;
    const answer = await test.send('patch', `${clients}/health-state`, { complaints: `Neu bei ${word()}` }, patients.draft.token).expect(500);
    expect(answer.text).toContain('server.internalServerError');
    expect(found(answer.text)).toEqual([]);
    expect(lines.join('')).toContain(answer.body.details.requestId);
    expect(found(lines.join(''))).toEqual([]);
  });

  it('a failed job is stored without the row that it failed on', async () => {
    const failing = {
      id: 'mails.deliver' as const,
      timeoutSeconds: 30,
      retryLimit: 0,
      handler: async () => void (await test.knex('health_states').where({ patientId: patients.draft.id }).update({ updatedAt: test.clock.now() })),
    };
    const worker = await startWorker(test.context, test.context.boss, [failing]);
    await test.context.boss.send('mails.deliver', { mailId: newId() }, { retryLimit: 0 });
    const failed = () => test.knex('pgboss.job').where({ name: 'mails.deliver', state: 'failed' }).select('output');
    while ((await failed()).length === 0) await new Promise((resolve) => setTimeout(resolve, 100));
    await test.context.boss.offWork('mails.deliver');
    await worker.stop();
    expect(JSON.stringify(await failed())).toContain('P0001');
    expect(found(JSON.stringify(await failed()))).toEqual([]);
  });
});
