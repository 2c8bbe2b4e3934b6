import { createHash } from 'node:crypto';
import type { AnchorFile } from '@blattwerk/contract/document-checks/shapes';
import type request from 'supertest';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { openSheet } from '../../adapters/pdf/sheet.ts';
import { newCheckCode, newId } from '../../kernel/ids.ts';
import { openFile } from '../files/public.ts';
import { issueDocument } from '../issued-documents/public.ts';
import { anchorChainJob } from '../issued-documents/jobs/anchor-chain.ts';

const clients = '/api/v1/clients';
const secret = 'Cannabisblüten für Erika Musterfrau';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());
beforeEach(() => app.clock.advance(60 * 60 * 1000 + 1));

const render = (checkUrl: string): Promise<Buffer> => {
  const sheet = openSheet({ title: 'Brief', author: 'B', lang: 'de-DE', createdAt: app.clock.now(), footer: checkUrl, pageLabel: () => '1' });
  sheet.paragraph(secret);
  return sheet.finish();
};

interface Issued {
  bytes: Buffer;
  checkCode: string;
}
const issue = async (given: Partial<Parameters<typeof issueDocument>[1]> = {}): Promise<Issued> => {
  const [recordId, checkCode, { id: ownerId }] = [newId(), given.checkCode ?? newCheckCode(), await buildPatient(app.knex)];
  let stored = '';
  await issueDocument(app.ctx, {
    ...{ kind: 'medical-letter', ownerId, recordId, checkCode, number: 'BW-2026-000017', issuerId: null, filename: 'brief.pdf' },
    seal: { reason: 'Arztbrief', name: 'Dr. med. Kim Muster' },
    render,
    attach: (_ctx, fileId) => Promise.resolve((stored = fileId)),
    ...given,
  });
  const open = await openFile(app.ctx, stored);
  return { bytes: (await open()).bytes, checkCode };
};

const send = (bytes: Buffer, name = 'brief.pdf'): request.Test => app.send('post', `${clients}/prescriptions/check/file`).attach('file', bytes, name);

describe('The check of a file', () => {
  it('knows the bytes that were issued, and names neither patient nor content', async () => {
    const { bytes } = await issue();
    const { body, text } = await send(bytes).expect(200);
    expect(body).toEqual({
      ...{ state: 'genuine', kind: 'medical-letter', number: 'BW-2026-000017', issuedAt: app.clock.now().toISOString() },
      ...{ validUntil: null, doctorName: null, replacedAt: null, prescriptionState: null },
    });
    expect(text).not.toContain('Musterfrau');
  });

  it.each([
    ['one byte is another', (bytes: Buffer) => Buffer.concat([bytes.subarray(0, 700), Buffer.from([(bytes[700] ?? 0) ^ 1]), bytes.subarray(701)])],
    ['something was appended', (bytes: Buffer) => Buffer.concat([bytes, Buffer.from('\n% and one more line\n')])],
  ])('tells a document that was altered: %s', async (_what, alter) => {
    const { bytes } = await issue();
    const { body } = await send(alter(bytes)).expect(200);
    expect(body).toMatchObject({ state: 'altered', kind: 'medical-letter', number: 'BW-2026-000017' });
  });

  it('finds the code in the text when the seal was taken off', async () => {
    const { checkCode } = await issue();
    const { body } = await send(await render(`https://blattwerk.example/check/${checkCode}`)).expect(200);
    expect(body.state).toBe('altered');
  });

  it('says of a revoked prescription that the file is genuine and the prescription revoked', async () => {
    const prescription = await buildPrescription(app.knex, { status: 'revoked' });
    const { bytes } = await issue({ kind: 'prescription', recordId: prescription.id, checkCode: prescription.checkCode });
    const { body } = await send(bytes).expect(200);
    expect(body).toMatchObject({ state: 'genuine', prescriptionState: 'revoked', validUntil: expect.stringMatching(/^\d{4}-/) });
  });

  it.each([
    ['a PDF of somebody else', () => render('https://elsewhere.example/check/2222222222')],
    ['what is no PDF', () => Promise.resolve(Buffer.from('hello'))],
  ])('does not know %s', async (_what, make) => {
    const { body } = await send(await make()).expect(200);
    expect(body).toMatchObject({ state: 'unknown', kind: null, number: null });
  });

  it('leaves a line in the audit log and no file', async () => {
    const { bytes } = await issue();
    const before = await app.knex('files').count({ n: '*' });
    await send(bytes).expect(200);
    const line = await app.knex('audit_events').where({ action: 'document.check' }).orderBy('id', 'desc').first();
    expect(line).toMatchObject({ actorRole: 'visitor', objectType: 'issued-document', after: { way: 'file', state: 'genuine' } });
    expect(await app.knex('files').count({ n: '*' })).toEqual(before);
  });

  it('takes sixty an hour from one network, and nothing that is too large', async () => {
    await send(Buffer.alloc(10 * 1024 * 1024 + 1)).expect(413, /file.tooLarge/);
    const { bytes } = await issue();
    const answers = [];
    for (let sent = 0; sent < 61; sent += 1) answers.push((await send(bytes)).status);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
    await send(bytes).expect(429, /auth.tooManyAttempts/);
  });
});

test('the check by code knows every issued document, and writes each check down', async () => {
  const { checkCode } = await issue();
  const { body } = await app.get(`${clients}/prescriptions/check/${checkCode.toLowerCase()}`).expect(200);
  expect(body).toMatchObject({ state: 'genuine', kind: 'medical-letter', number: 'BW-2026-000017', validUntil: null });
  await app.get(`${clients}/prescriptions/check/2222222222`).expect(404, /prescription.not.found/);
  const lines = await app.knex('audit_events').where({ action: 'document.check' }).orderBy('id', 'desc').limit(2);
  expect(lines.map(({ after }: { after: object }) => after)).toEqual(
    expect.arrayContaining([
      { way: 'code', state: 'genuine' },
      { way: 'code', state: 'unknown' },
    ]),
  );
});

describe('The chain of issued documents', () => {
  const linkHash = (previousHash: string, sha256: string, issuedAt: string): string => {
    const at = Buffer.alloc(8);
    at.writeBigInt64BE(BigInt(Date.parse(issuedAt)));
    return createHash('sha256')
      .update(Buffer.concat([Buffer.from(previousHash + sha256, 'hex'), at]))
      .digest('hex');
  };
  const follows = ({ previousHash, links, entryHash }: AnchorFile): boolean => {
    let end = previousHash;
    for (const { sha256, issuedAt, entryHash: stated } of links) {
      end = linkHash(end, sha256, issuedAt);
      if (end !== stated) return false;
    }
    return end === entryHash;
  };

  it('stays one chain when twelve are issued at once', async () => {
    await Promise.all(Array.from({ length: 12 }, () => issue()));
    const rows: { position: string; previousHash: string; entryHash: string }[] = await app.knex('issued_documents').orderBy('position');
    expect(rows.map(({ position }) => Number(position))).toEqual(rows.map((_row, index) => index + 1));
    rows.forEach(({ previousHash }, index) => expect(previousHash).toBe(rows[index - 1]?.entryHash ?? '0'.repeat(64)));
  });

  it.each(['UPDATE issued_documents SET sha256 = previous_hash', 'DELETE FROM issued_documents', 'TRUNCATE issued_documents', 'DELETE FROM document_anchors'])(
    'refuses %s',
    async (sql) => {
      await expect(app.knex.raw(sql)).rejects.toThrow(/append-only|permission denied|never/i);
    },
  );

  it('has one public anchor a day that anybody can compute anew', async () => {
    await issue();
    expect(await anchorChainJob.handler(app.ctx, {})).toEqual({ rows: 1 });
    expect(await anchorChainJob.handler(app.ctx, {})).toEqual({ rows: 0 });
    app.clock.advance(24 * 60 * 60 * 1000);
    await issue();
    await anchorChainJob.handler(app.ctx, {});
    const list = await app.get(`${clients}/documents/anchors`).expect(200);
    expect(list.body.items).toHaveLength(2);
    const files: AnchorFile[] = await Promise.all(
      list.body.items.map(async ({ day }: { day: string }) => (await app.get(`${clients}/documents/anchors/${day}`).expect(200)).body),
    );
    expect(files.map(follows)).toEqual([true, true]);
    expect(files[0]?.previousHash).toBe(files[1]?.entryHash);
    expect(files[0]?.links).toHaveLength(1);
    expect(follows({ ...files[0], links: [] } as AnchorFile)).toBe(false);
    await app.get(`${clients}/documents/anchors/2020-01-01`).expect(404);
  });
});
