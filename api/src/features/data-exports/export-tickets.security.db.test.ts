import { demoPassword } from '../../../../seeds/cast.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { sized } from '../../../test/security/size.ts';
import { StorageDownloadError } from '../../adapters/storage/storage-port.ts';
import { duration } from '../../kernel/clock.ts';
import { newId, sha256 } from '../../kernel/ids.ts';

const exportsPath = '/api/v1/clients/iam/exports';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp({ environment: { STRIPE_API_URL: 'http://127.0.0.1:1' } })));
afterAll(() => test.close());

interface Owner {
  id: string;
  token: string;
  exportId: string;
}

/** A user whose copy is ready for an hour. */
const ownerOfCopy = async (): Promise<Owner> => {
  const { id } = await buildPatient(test.knex);
  const exportId = newId();
  const storageKey = `export/${exportId}.zip`;
  const bytes = Buffer.from('PK of one person');
  await test.context.ports.storage.put(storageKey, bytes, 'application/zip');
  const at = test.clock.now();
  const file = { storageKey, bytes: bytes.length, sha256: sha256(bytes), readyAt: at, expiresAt: new Date(at.getTime() + duration.hours) };
  await test.knex('data_exports').insert({ id: exportId, userId: id, status: 'ready', locale: 'de', requestedAt: at, ...file });
  return { id, token: await test.tokenOf({ id }), exportId };
};

const mint = async ({ token, exportId }: Owner): Promise<{ ticket: string; expiresAt: string }> =>
  (await test.send('post', `${exportsPath}/${exportId}/ticket`, { password: demoPassword }, token).expect(200)).body;
const fetchWith = ({ token, exportId }: Owner, ticket: string) => test.send('post', `${exportsPath}/${exportId}/download`, { ticket }, token);
const downloadsOf = ({ id }: Owner) => test.knex('audit_events').where({ patientId: id, action: 'data-export.download' });

describe('The ticket of a copy of the own data', () => {
  it('fetches one file, and a second time none', async () => {
    const owner = await ownerOfCopy();
    const { ticket } = await mint(owner);
    await fetchWith(owner, ticket).expect(200);
    expect((await fetchWith(owner, ticket).expect(409)).body.code).toBe('export.ticketInvalid');
    expect(await downloadsOf(owner)).toHaveLength(1);
  });

  it('fetches one file for any number of requests at once', async () => {
    for (let round = 0; round < sized(2, 100); round += 1) {
      const owner = await ownerOfCopy();
      const { ticket } = await mint(owner);
      const answers = await Promise.all(Array.from({ length: 6 }, () => fetchWith(owner, ticket)));
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
      expect(await downloadsOf(owner)).toHaveLength(1);
    }
  });

  it('holds for a minute', async () => {
    const owner = await ownerOfCopy();
    const { ticket, expiresAt } = await mint(owner);
    expect(new Date(expiresAt).getTime() - test.clock.now().getTime()).toBe(duration.minutes);
    test.clock.advance(duration.minutes);
    expect((await fetchWith(owner, ticket)).body.code).toBe('export.ticketInvalid');
    const again = await mint(owner);
    test.clock.advance(duration.minutes - duration.seconds);
    await fetchWith(owner, again.ticket).expect(200);
  });

  it('ends when another one is asked for', async () => {
    const owner = await ownerOfCopy();
    const [first, second] = [await mint(owner), await mint(owner)];
    expect((await fetchWith(owner, first.ticket)).body.code).toBe('export.ticketInvalid');
    await fetchWith(owner, second.ticket).expect(200);
  });

  it('is nothing in other hands, for another copy, or without a session', async () => {
    const [owner, other] = [await ownerOfCopy(), await ownerOfCopy()];
    const { ticket } = await mint(owner);
    await fetchWith({ ...owner, token: other.token }, ticket).expect(404);
    expect((await fetchWith(other, ticket)).body.code).toBe('export.ticketInvalid');
    await test.send('post', `${exportsPath}/${owner.exportId}/download`, { ticket }).expect(401);
    for (const guess of ['x', ticket.toLowerCase(), `${ticket}=`, sha256(ticket)])
      expect((await fetchWith(owner, guess)).body.code).toBe('export.ticketInvalid');
    await fetchWith(owner, ticket).expect(200);
  });

  it('dies with the session that asked for it', async () => {
    const owner = await ownerOfCopy();
    const { ticket } = await mint(owner);
    await test.knex('sessions').where({ userId: owner.id }).update({ revokedAt: test.clock.now(), revokeReason: 'logout' });
    await fetchWith(owner, ticket).expect(401);
    expect(await downloadsOf(owner)).toHaveLength(0);
  });

  it('is stored as a hash alone, and is in no audit entry', async () => {
    const owner = await ownerOfCopy();
    const { ticket } = await mint(owner);
    const row = await test.knex('data_exports').where({ id: owner.exportId }).first();
    expect(JSON.stringify(row)).not.toContain(ticket);
    expect(row.ticketHash).toBe(sha256(ticket));
    expect(JSON.stringify(await test.knex('audit_events').where({ patientId: owner.id }))).not.toContain(ticket);
  });

  it('is not used up by a storage that fails', async () => {
    const owner = await ownerOfCopy();
    const { ticket } = await mint(owner);
    const { storage } = test.context.ports;
    const { open } = storage;
    storage.open = () => Promise.reject(new StorageDownloadError('export', false));
    expect((await fetchWith(owner, ticket)).body.code).toBe('aws.download.error');
    storage.open = open;
    await fetchWith(owner, ticket).expect(200);
  });
});
