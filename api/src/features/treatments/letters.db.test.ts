import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildTreatment } from '../../../../seeds/factories/treatments.ts';
import { buildDoctor } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { asBytes } from '../../../test/read-bytes.ts';
import { readPdf } from '../../adapters/pdf/testing/read-pdf.ts';
import { gather, issueDocuments } from './issue-documents.ts';
import { invoiceDocuments } from './issue-invoices.ts';

/** Documents take their time on a busy machine. */
const patience = 60_000;
const [clients, office] = ['/api/v1/clients', '/api/v1/backoffice'];
const words = { diagnosis: 'Chronische Rückenschmerzen (M54.5)', remoteJustification: 'Der Verlauf ist gut belegt.' };
const reason = 'Die Diagnose war zu ungenau.';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()), patience);
afterAll(() => app.close());
beforeEach(() => {
  app.mails.length = 0;
  app.clock.advance(24 * 60 * 60 * 1000);
});

interface LetterSeen {
  id: string;
  version: number;
  isReplaced: boolean;
}

/** An approved request with its letter. */
const lettered = async (isMade = true) => {
  const doctor = await buildDoctor(app.knex);
  const { id, number, patientId } = await buildTreatment(app.knex, { status: 'approved', doctorId: doctor.id });
  if (isMade) await issueDocuments(app.ctx, id);
  const { email } = await app.knex('users').where({ id: patientId }).first('email');
  const [doctorToken, patientToken] = [await app.tokenOf(doctor), await app.tokenOf({ id: patientId })];
  return {
    ...{ id, number, patientId, doctorToken, patientToken },
    correct: (body: object = {}, token = doctorToken) =>
      app.send('post', `${office}/treatments/${id}/letter/correct`, { version: 1, ...words, reason, ...body }, token),
    case: async () => (await app.get(`${office}/treatments/${id}`, doctorToken).expect(200)).body.case,
    letters: async (): Promise<LetterSeen[]> => (await app.get(`${clients}/treatment/${id}`, patientToken).expect(200)).body.letters,
    download: (letterId?: string, token = patientToken) =>
      asBytes(app.get(`${clients}/treatment/medical-letter/download?treatmentId=${id}${letterId ? `&letterId=${letterId}` : ''}`, token)),
    mails: () => app.mails.filter(({ to, subject }) => to === email && subject === 'Ein Dokument zu Ihrer Anfrage wurde ersetzt'),
  };
};

const textOf = (bytes: unknown): string => readPdf(bytes as Buffer).text.replace(/\s+/g, ' ');

describe('A corrected medical letter', () => {
  test(
    'says which letter it replaces and why; the former one stays readable and counts as replaced',
    async () => {
      const request = await lettered();
      const former = await app.knex('issued_documents').where({ kind: 'medical-letter', number: request.number }).first();
      await request.correct({ letter: 'Bitte in vier Wochen.', nextCheckOn: '2027-03-01' }).expect(200);
      expect(await request.letters()).toMatchObject([{ version: 1, isReplaced: false }]);
      await app.runJobs();
      const seen = await request.letters();
      expect(seen).toMatchObject([
        { id: request.id, version: 1, isReplaced: true },
        { version: 2, isReplaced: false },
      ]);
      const [first = '', second = ''] = [textOf((await request.download(request.id).expect(200)).body), textOf((await request.download(seen[1]?.id)).body)];
      expect(first).not.toContain(words.diagnosis);
      expect(first).not.toContain('ersetzt');
      expect(second).toMatch(/ersetzt den Arztbrief vom \d\d\.\d\d\.\d{4}/);
      for (const told of [reason, words.diagnosis, words.remoteJustification, 'Bitte in vier Wochen.', '01.03.2027']) expect(second).toContain(told);
      expect(textOf((await request.download()).body)).toBe(second);
      expect(request.mails()).toHaveLength(1);
      expect(JSON.stringify(app.mails)).not.toMatch(/Rückenschmerzen|zu ungenau/);
      const newer = await app.knex('issued_documents').where({ recordId: seen[1]?.id }).first();
      const checked = async (code: string) => (await app.get(`${clients}/prescriptions/check/${code}`).expect(200)).body;
      expect(await checked(former.checkCode)).toMatchObject({ state: 'replaced', replacedAt: newer.issuedAt.toISOString(), number: request.number });
      expect(await checked(newer.checkCode)).toMatchObject({ state: 'genuine', replacedAt: null });
    },
    patience,
  );

  test(
    'is what the doctor sees in the case, corrects again and starts from at the next request',
    async () => {
      const request = await lettered();
      await request.correct().expect(200);
      const waiting = await request.case();
      expect(waiting.issuedLetter).toMatchObject({ version: 2, reason, ...words, isCorrectable: false });
      await request.correct({ version: 2 }).expect(409, /treatment\.letterNotCorrectable/);
      await app.runJobs();
      const { body } = await request.correct({ version: 2, diagnosis: 'Migräne (G43.9)', reason: 'Verwechslung.' }).expect(200);
      expect(body.case.issuedLetter).toMatchObject({ version: 3, reason: 'Verwechslung.', diagnosis: 'Migräne (G43.9)', letter: null });
      await app.runJobs();
      const { documents, issuedLetter, decision } = await request.case();
      expect(issuedLetter.isCorrectable).toBe(true);
      expect(decision.diagnosis).not.toContain('Migräne');
      expect(documents.filter(({ kind }: { kind: string }) => kind === 'medical-letter')).toMatchObject([
        { version: 1, isReplaced: true },
        { version: 2, isReplaced: true },
        { version: 3, isReplaced: false },
      ]);
      const next = await buildTreatment(app.knex, { patientId: request.patientId, status: 'in-review', dueAt: app.clock.now() });
      await app.send('post', `${office}/treatments/${next.id}/claim`, {}, request.doctorToken).expect(200);
      const record = (await app.get(`${office}/treatments/${next.id}`, request.doctorToken).expect(200)).body.case;
      expect(record.earlier).toMatchObject([{ diagnosis: 'Migräne (G43.9)' }]);
    },
    patience,
  );

  test(
    'of two corrections at the same moment one is made, and running the job again makes no second document',
    async () => {
      const request = await lettered();
      const answers = await Promise.all([request.correct(), request.correct({ reason: 'Tippfehler.' })]);
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      await Promise.all([issueDocuments(app.ctx, request.id), issueDocuments(app.ctx, request.id)]);
      await app.runJobs();
      expect(await app.knex('issued_documents').where({ kind: 'medical-letter', number: request.number })).toHaveLength(2);
      expect(await app.knex('audit_events').where({ action: 'letter.correct', objectId: request.id })).toMatchObject([
        { patientId: request.patientId, before: { version: 1 }, after: { version: 2 } },
      ]);
      expect(request.mails()).toHaveLength(1);
    },
    patience,
  );

  test(
    'gives its diagnosis to an invoice that is issued later and states one',
    async () => {
      const request = await lettered();
      await request.correct().expect(200);
      await app.knex('invoices').where({ treatmentId: request.id }).update({ isWithDiagnosis: true });
      const issue = await gather(app.ctx, request.id);
      const [invoice] = issue ? await invoiceDocuments(app.ctx, issue) : [];
      expect(textOf(await invoice?.render('https://blattwerk.example/check'))).toContain(words.diagnosis);
    },
    patience,
  );

  test(
    'leaves out a prescription that was revoked meanwhile',
    async () => {
      const request = await lettered(false);
      const [valid, wrong] = [await buildPrescription(app.knex, { treatmentId: request.id }), await buildPrescription(app.knex, { treatmentId: request.id })];
      await issueDocuments(app.ctx, request.id);
      await app.knex('prescriptions').where({ id: wrong.id }).update({ status: 'revoked', revokeReason: 'error' });
      await request.correct().expect(200);
      await app.runJobs();
      const second = textOf((await request.download().expect(200)).body);
      expect(second).toContain(valid.productName);
      expect(second).not.toContain(wrong.productName);
    },
    patience,
  );
});

describe('A correction is refused', () => {
  test('without a reason, without a diagnosis, and of a letter that is not made yet', async () => {
    const request = await lettered(false);
    await request.correct({ reason: ' ' }).expect(400);
    await request.correct({ diagnosis: '' }).expect(400);
    await request.correct().expect(409, /treatment\.letterNotCorrectable/);
    expect(await app.knex('letter_corrections').where({ treatmentId: request.id })).toEqual([]);
  });

  test(
    'with a next check in the past, unless the letter already names that day',
    async () => {
      const request = await lettered();
      await request.correct({ nextCheckOn: '2025-01-07' }).expect(422, /treatment\.nextCheckPast/);
      await app.knex('treatments').where({ id: request.id }).update({ nextCheckOn: '2025-01-07' });
      await request.correct({ nextCheckOn: '2025-01-07' }).expect(200);
    },
    patience,
  );

  test(
    'to any other doctor, and its letters to any other patient',
    async () => {
      const [request, other] = [await lettered(), await lettered()];
      await request.correct({}, other.doctorToken).expect(404, /treatment\.notFound/);
      await request.correct().expect(200);
      await app.runJobs();
      for (const { id } of await request.letters()) {
        await request.download(id, other.patientToken).expect(404);
        await other.download(id).expect(404);
      }
    },
    patience,
  );

  test('of a declined request', async () => {
    const doctor = await buildDoctor(app.knex);
    const { id } = await buildTreatment(app.knex, { status: 'declined', doctorId: doctor.id });
    const path = `${office}/treatments/${id}`;
    const token = await app.tokenOf(doctor);
    await app.send('post', `${path}/letter/correct`, { version: 1, ...words, reason }, token).expect(404, /treatment\.notFound/);
    expect((await app.get(path, token).expect(200)).body.case.issuedLetter).toBeNull();
  });
});
