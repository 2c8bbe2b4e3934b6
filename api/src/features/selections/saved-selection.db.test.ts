import { buildPharmacy } from '../../../../seeds/factories/pharmacies.ts';
import { buildProduct } from '../../../../seeds/factories/products.ts';
import { buildPatient } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { secretsSentTo } from '../../../test/mailbox.ts';
import { newSecret } from '../../kernel/ids.ts';

const clients = '/api/v1/clients';
const path = `${clients}/selection/noted`;
let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

const keep = (items: object[], as: string) => test.send('post', path, { items }, as);
const read = async (as: string) => (await test.get(path, as).expect(200)).body.items;

describe('The saved selection of a patient', () => {
  it('is there on each device, in its order and with its amounts, and no other patient sees it', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    const [one, other] = [await buildProduct(test.knex), await buildProduct(test.knex, { category: 'extract', unit: 'ml' })];
    const kept = await keep([{ productId: other.id, amount: 12.5 }, { productId: one.id }], token).expect(200);
    const { name, slug } = other;
    expect(kept.body.items).toEqual([
      { productId: other.id, name, slug, unit: 'ml', amount: 12.5 },
      { productId: one.id, name: one.name, slug: one.slug, unit: 'g', amount: null },
    ]);
    expect(await read(token)).toEqual(kept.body.items);
    expect(await read(await test.tokenOf(await buildPatient(test.knex)))).toEqual([]);
    await keep([], token).expect(200);
    expect(await read(token)).toEqual([]);
  });

  it('is at most three products, each once, and none that left the catalogue', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    const products = [];
    for (let at = 0; at < 4; at += 1) products.push(await buildProduct(test.knex));
    const ids = products.map(({ id }) => ({ productId: id }));
    await keep(ids, token).expect(400);
    const [first, second] = ids;
    const gone = await buildProduct(test.knex, { publishedAt: null });
    expect((await keep([first!, first!, { productId: gone.id }], token).expect(200)).body.items).toMatchObject([first]);
    await keep([second!, first!], token).expect(200);
    await test.knex('products').where({ id: second!.productId }).update({ publishedAt: null });
    expect(await read(token)).toMatchObject([first]);
  });

  it('is no amount that is too small to be kept', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    const { id: productId } = await buildProduct(test.knex);
    await keep([{ productId, amount: 0.001 }], token).expect(400);
    expect((await keep([{ productId, amount: 0.01 }], token).expect(200)).body.items).toMatchObject([{ amount: 0.01 }]);
  });

  it('follows the last device when two speak at once', async () => {
    const token = await test.tokenOf(await buildPatient(test.knex));
    const lists = await Promise.all([0, 1, 2].map(async () => [{ productId: (await buildProduct(test.knex)).id, amount: 5 }]));
    const answers = await Promise.all(lists.map((items) => keep(items, token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await read(token)).toHaveLength(1);
  });
});

describe('What a user chose on the way to a registration', () => {
  const register = async (email: string, selection: object | undefined) => {
    const password = 'Sommer-2026!';
    const person = { email, password, passwordConfirm: password, firstName: 'Jule', lastName: 'Winter', dob: '1991-03-04' };
    await test.send('post', `${clients}/iam/register`, { ...person, privacyAccepted: true, termsAccepted: true, claim: newSecret(), selection }).expect(202);
    return secretsSentTo(test, email);
  };
  const confirm = async (token: string): Promise<string> => (await test.send('post', `${clients}/iam/email-confirm`, { token }).expect(200)).body.token;

  it('is the account’s wherever the mail is opened: products, amounts and pharmacy; the mail names none of it', async () => {
    const [product, pharmacy] = [await buildProduct(test.knex), await buildPharmacy(test.knex)];
    const email = 'auswahl@mail.example';
    const sent = await register(email, { items: [{ productId: product.id, amount: 15 }], pharmacyId: pharmacy.id });
    const mails = JSON.stringify(test.mails.filter(({ to }) => to === email));
    for (const told of [product.name, product.id, pharmacy.id]) expect(mails).not.toContain(told);
    const token = await confirm(sent.token);
    expect(await read(token)).toMatchObject([{ productId: product.id, amount: 15 }]);
    const { id: userId } = await test.knex('users').where({ email }).first('id');
    expect(await test.knex('pharmacy_favorites').where({ userId })).toMatchObject([{ pharmacyId: pharmacy.id }]);
    expect(await test.knex('registrations').where({ userId })).toEqual([]);
  });

  it('is left out when an amount is too small to be kept, and the registration goes on', async () => {
    const { id: productId } = await buildProduct(test.knex);
    const { token } = await register('too-little@mail.example', { items: [{ productId, amount: 0.001 }] });
    expect(await read(await confirm(token))).toEqual([]);
  });

  it.each([
    ['too many', { items: Array.from({ length: 4 }, () => ({ productId: '019ab000-0000-7000-8000-000000000001' })) }],
    ['no selection', { items: 'all' }],
    ['unknown', { items: [{ productId: '019ab000-0000-7000-8000-000000000001' }], pharmacyId: '019ab000-0000-7000-8000-000000000002' }],
  ])('is nothing when it is %s, and the registration goes on', async (what, selection) => {
    const { token } = await register(`${what.replace(' ', '-')}@mail.example`, selection);
    expect(await read(await confirm(token))).toEqual([]);
  });
});
