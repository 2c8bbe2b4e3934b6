import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildAdmin, buildPharmacyUser, type UserRow } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';

const people = '/api/v1/backoffice/people';

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const step = (id: string, action: string, token: string, body: object = {}) => test.send('post', `${people}/${id}/${action}`, body, token);
const abilities = async (id: string, token: string): Promise<string[]> => (await test.get(`${people}/${id}`, token).expect(200)).body.abilities;
const adminsOf = (pharmacyId: string): Promise<string[]> => test.knex('users').where({ pharmacyId, isPharmacyAdmin: true, status: 'active' }).pluck('id');

/** A pharmacy with one who administers it and one who does not. */
const pharmacy = async () => {
  const { id: pharmacyId } = await buildPharmacy(test.knex);
  const head = await buildPharmacyUser(test.knex, { pharmacyId });
  const colleague = await buildPharmacyUser(test.knex, { pharmacyId, isPharmacyAdmin: false });
  const tokenOf = (user: UserRow): Promise<string> => test.tokenOf(user);
  return { pharmacyId, head, colleague, headToken: await tokenOf(head), colleagueToken: await tokenOf(colleague) };
};

describe('Who administers a pharmacy', () => {
  it('hands it on: makes a colleague administrator and steps back', async () => {
    const { pharmacyId, head, colleague, headToken, colleagueToken } = await pharmacy();
    expect(await abilities(head.id, headToken)).toEqual([]);
    await step(head.id, 'end-pharmacy-admin', headToken).expect(409, /person.lastPharmacyAdmin/);
    expect(await abilities(colleague.id, headToken)).toContain('make-pharmacy-admin');
    expect((await step(colleague.id, 'make-pharmacy-admin', headToken).expect(200)).body.isPharmacyAdmin).toBe(true);
    await step(colleague.id, 'make-pharmacy-admin', headToken).expect(200);
    expect(await abilities(head.id, headToken)).toEqual(['end-pharmacy-admin']);
    expect((await step(head.id, 'end-pharmacy-admin', headToken).expect(200)).body.isPharmacyAdmin).toBe(false);
    expect(await adminsOf(pharmacyId)).toEqual([colleague.id]);
    await step(head.id, 'deactivate', headToken, { reason: 'Probe' }).expect(409);
    await step(head.id, 'make-pharmacy-admin', colleagueToken).expect(200);
    const kept = await test.knex('audit_events').whereIn('objectId', [head.id, colleague.id]).orderBy('id').pluck('action');
    expect(kept).toEqual(['person.make-pharmacy-admin', 'person.end-pharmacy-admin', 'person.make-pharmacy-admin']);
  });

  it('is not decided by who does not administer it, nor for another pharmacy or an account that is not active', async () => {
    const { colleague, colleagueToken, headToken, pharmacyId } = await pharmacy();
    const other = await pharmacy();
    expect(await abilities(colleague.id, colleagueToken)).toEqual([]);
    await step(colleague.id, 'make-pharmacy-admin', colleagueToken).expect(403);
    await step(other.colleague.id, 'make-pharmacy-admin', headToken).expect(404);
    await step(other.head.id, 'end-pharmacy-admin', headToken).expect(404);
    const former = await buildPharmacyUser(test.knex, { pharmacyId, isPharmacyAdmin: false, status: 'inactive' });
    await step(former.id, 'make-pharmacy-admin', headToken).expect(409, /person.notPharmacyMember/);
  });

  it('is always at least one while there are members: the last one is not deactivated before another is found', async () => {
    const { head, colleague, pharmacyId } = await pharmacy();
    const admin = await buildAdmin(test.knex);
    const token = await test.tokenOf(admin);
    await step(head.id, 'deactivate', token, { reason: 'Hat die Apotheke verlassen' }).expect(409, /person.lastPharmacyAdmin/);
    await step(colleague.id, 'make-pharmacy-admin', token).expect(200);
    await step(head.id, 'deactivate', token, { reason: 'Hat die Apotheke verlassen' }).expect(200);
    expect(await adminsOf(pharmacyId)).toEqual([colleague.id]);
    await step(colleague.id, 'deactivate', token, { reason: 'Die Apotheke schließt' }).expect(200);
    await step(admin.id, 'make-pharmacy-admin', token).expect(403);
  });

  it('stays one when both step back at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { head, colleague, headToken, pharmacyId, colleagueToken } = await pharmacy();
      await step(colleague.id, 'make-pharmacy-admin', headToken).expect(200);
      const answers = await Promise.all([step(head.id, 'end-pharmacy-admin', headToken), step(colleague.id, 'end-pharmacy-admin', colleagueToken)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect(await adminsOf(pharmacyId)).toHaveLength(1);
    }
  });
});
