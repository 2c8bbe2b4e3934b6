import { pictureLimits, type ProductPicture } from '@blattwerk/contract/products/picture-shapes';
import sharp from 'sharp';
import { buildPrescription } from '../../../../seeds/factories/prescriptions.ts';
import { buildProduct, type ProductRow } from '../../../../seeds/factories/products.ts';
import { buildAdmin, buildDoctor, buildPatient, buildPharmacyUser } from '../../../../seeds/factories/users.ts';
import { startTestApp, type TestApp } from '../../../test/app.ts';
import { eicar } from '../../../test/malware-scanner.ts';
import { asBytes } from '../../../test/read-bytes.ts';
import { buildStoredPicture, pictureOf } from '../../../test/stored-picture.ts';
import { photoWithPosition } from '../../adapters/file-inspection/testing/sample-files.ts';
import { sweepStorage } from '../files/sweep.service.ts';

const clients = '/api/v1/clients';
let test: TestApp;
let admin: string;
let product: ProductRow;
beforeAll(async () => {
  test = await startTestApp();
  admin = await test.tokenOf(await buildAdmin(test.knex));
});
afterAll(async () => {
  await test.context.ports.fileInspection.close();
  await test.close();
});
beforeEach(async () => {
  test.scanner.isDown = false;
  product = await buildProduct(test.knex);
});

const office = (id = product.id) => `/api/v1/backoffice/products/${id}`;
const put = (bytes: Buffer, fields: object = {}, token = admin) =>
  test
    .send('post', `${office()}/picture`, undefined, token)
    .field({ version: '0', ...fields })
    .attach('file', bytes, 'bild.jpg');
const remove = (version: number) => test.send('delete', `${office()}/picture?version=${version}`, undefined, admin);
const rowOf = (id = product.id) => test.knex('product_pictures').where({ productId: id }).first();
const isStored = async (id: string): Promise<boolean[]> =>
  Promise.all(['small', 'medium', 'large'].map((size) => test.context.ports.storage.exists(`product-pictures/${size}/${id}.webp`)));
const openPicture = (address: string, token?: string) => asBytes(test.get(address, token));
const setting = async (key: string, value: unknown): Promise<void> => {
  test.clock.advance(1000);
  await test.knex('settings').insert({ key, value: JSON.stringify(value), validFrom: test.clock.now() });
};
const shownTo = async (token?: string): Promise<{ image: string | null; picture?: ProductPicture }> =>
  (await test.get(`${clients}/products/${product.slug}`, token).expect(200)).body;

describe('A picture of a product', () => {
  it('is drawn anew in three sizes as WebP, upright and without the place where it was taken', async () => {
    const turned = await sharp(await photoWithPosition(1000, 1600))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { body } = await put(turned, { altDe: ' Ein Glas ', altEn: '' }).expect(200);
    expect(body).toMatchObject({ width: 1280, height: 800, altDe: 'Ein Glas', altEn: null, version: 1 });
    expect(body.sizes.map(({ width }: { width: number }) => width)).toEqual([320, 640, 1280]);
    for (const { address, width } of body.sizes) {
      const opened = await openPicture(address).expect(200).expect('Content-Type', 'image/webp');
      const traits = await sharp(opened.body).metadata();
      expect([traits.format, traits.width, traits.exif]).toEqual(['webp', width, undefined]);
      expect(opened.body.includes('Kamera')).toBe(false);
    }
    expect((await test.get(office(), admin)).body.picture).toEqual(body);
    expect(await test.knex('audit_events').where({ objectId: product.id, action: 'product-picture.set' })).toMatchObject([{ after: { altDe: 'Ein Glas' } }]);
  });

  it('that is small itself is not made larger', async () => {
    const { body } = await put(await pictureOf(500, 400)).expect(200);
    expect(body.sizes.map(({ width }: { width: number }) => width)).toEqual([320, 500]);
  });

  it.each([
    ['an SVG', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script/></svg>'), 422, 'picture.wrongType'],
    ['a page with the name of a picture', async () => Buffer.from('<html><script>alert(1)</script>'), 422, 'picture.wrongType'],
    [
      'a GIF',
      () =>
        sharp(Buffer.alloc(500 * 500 * 3), { raw: { width: 500, height: 500, channels: 3 } })
          .gif()
          .toBuffer(),
      422,
      'picture.wrongType',
    ],
    ['what is too large', async () => Buffer.concat([await pictureOf(), Buffer.alloc(pictureLimits.bytes)]), 413, 'picture.tooLarge'],
    ['what is too narrow', () => pictureOf(399, 900), 422, 'picture.tooSmall'],
    ['a small file that unpacks to more than 40 megapixels', () => pictureOf(8000, 5001), 422, 'picture.tooManyPixels'],
    ['half a picture', async () => (await pictureOf()).subarray(0, 700), 422, 'picture.isDamaged'],
    ['what a scanner finds', async () => Buffer.concat([await pictureOf(), eicar]), 422, 'picture.hasMalware'],
  ])('is refused with its reason, and the one before stays: %s', async (_what, bytes, status, code) => {
    const before = await buildStoredPicture(test, product.id);
    expect((await put(await bytes(), { version: '1' }).expect(status)).body.code).toBe(code);
    expect([(await rowOf()).pictureId, await isStored(before)]).toEqual([before, [true, true, true]]);
  });

  it('is not taken while the scanner is away', async () => {
    test.scanner.isDown = true;
    expect((await put(await pictureOf()).expect(503)).body.code).toBe('picture.notScanned');
    expect(await rowOf()).toBeUndefined();
  });

  it('is given by administrators alone', async () => {
    for (const user of [await buildDoctor(test.knex), await buildPharmacyUser(test.knex), await buildPatient(test.knex)])
      await put(await pictureOf(), {}, await test.tokenOf(user as never)).expect(403);
    expect(await rowOf()).toBeUndefined();
  });
});

describe('Another picture', () => {
  it('takes the place of the one before, whose bytes are gone, and keeps what was said of it', async () => {
    const before = await buildStoredPicture(test, product.id);
    const { body } = await put(await pictureOf(), { version: '1' }).expect(200);
    expect(body).toMatchObject({ version: 2, altDe: 'Ein Glas mit Blüten' });
    const { pictureId } = await rowOf();
    expect([await isStored(before), await isStored(pictureId)]).toEqual([
      [false, false, false],
      [true, true, true],
    ]);
    await openPicture(`${clients}/product-pictures/${before}/large`).expect(404);
  });

  it('of two at once one is taken, and the other leaves nothing behind', async () => {
    const given = await pictureOf();
    const answers = await Promise.all([put(given), put(given)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await test.knex('product_pictures').where({ productId: product.id })).toHaveLength(1);
    const named = new Set<string>((await test.knex('product_pictures').select('pictureId')).map(({ pictureId }: { pictureId: string }) => pictureId));
    for await (const { key } of test.context.ports.storage.list())
      if (key.startsWith('product-pictures/large/')) expect(named).toContain(key.split('/')[2]?.replace('.webp', ''));
  });

  it('is described anew, and history says so', async () => {
    await buildStoredPicture(test, product.id);
    await test.send('patch', `${office()}/picture`, { version: 1, altEn: 'Two jars' }, admin).expect(200);
    expect(await rowOf()).toMatchObject({ altDe: 'Ein Glas mit Blüten', altEn: 'Two jars', version: 2 });
    const { body } = await test.get(`${office()}/history`, admin).expect(200);
    expect(body.items[0]).toMatchObject({ action: 'product-picture.describe', before: { altEn: 'A jar of flowers' }, after: { altEn: 'Two jars' } });
  });
});

describe('A picture that is taken away', () => {
  it('is gone at once, its bytes too, and the drawing is shown again', async () => {
    const id = await buildStoredPicture(test, product.id);
    const { address } = (await shownTo()).picture!.sizes[0]!;
    await openPicture(address).expect(200);
    await remove(2).expect(409);
    await remove(1).expect(204);
    await openPicture(address).expect(404);
    const shown = await shownTo();
    expect([shown.picture, shown.image, await isStored(id)]).toEqual([undefined, `${clients}/products/${product.slug}/plate.svg`, [false, false, false]]);
    await remove(1).expect(409);
  });

  it('is left alone by the sweep as long as a row names it', async () => {
    const [kept, left] = [await buildStoredPicture(test, product.id), await buildStoredPicture(test, (await buildProduct(test.knex)).id)];
    await test.knex('product_pictures').where({ pictureId: left }).delete();
    await sweepStorage({ ...test.ctx, clock: { now: () => new Date(Date.now() + 2 * 86_400_000) } });
    expect([await isStored(kept), await isStored(left)]).toEqual([
      [true, true, true],
      [false, false, false],
    ]);
  });
});

describe('Two products that become one', () => {
  const merge = (kept: ProductRow, duplicate: ProductRow) =>
    test.send(
      'post',
      `${office(kept.id)}/merge`,
      { duplicateId: duplicate.id, version: kept.version, duplicateVersion: duplicate.version, fields: [], reason: 'Zweimal angelegt.' },
      admin,
    );

  it('have the picture of the one that stays, or that of the duplicate where it has none', async () => {
    const [bare, other, both] = [await buildProduct(test.knex), await buildProduct(test.knex), await buildProduct(test.knex)];
    const taken = await buildStoredPicture(test, other.id);
    const own = await buildStoredPicture(test, product.id);
    await buildStoredPicture(test, both.id);
    await merge(bare, other).expect(200);
    await merge(product, both).expect(200);
    expect([(await rowOf(bare.id)).pictureId, (await rowOf()).pictureId]).toEqual([taken, own]);
    expect([await rowOf(other.id), await rowOf(both.id)]).toEqual([undefined, undefined]);
    await test
      .send('post', `${office(other.id)}/picture`, undefined, admin)
      .field({ version: '0' })
      .attach('file', await pictureOf(), 'a.jpg')
      .expect(409, /product\.merged/);
  });
});

describe('Who may see pictures', () => {
  afterEach(async () => {
    await setting('market.contents', { prices: 'all', images: 'all' });
    await setting('market.visibility', 'open');
  });

  it('visitors where the switch says so: caches may keep it then', async () => {
    const id = await buildStoredPicture(test, product.id);
    const { picture } = await shownTo();
    expect(picture).toMatchObject({ width: 800, height: 600, alt: { de: 'Ein Glas mit Blüten', en: 'A jar of flowers' } });
    expect(picture?.sizes[0]).toEqual({ address: `${clients}/product-pictures/${id}/small`, width: 320 });
    await openPicture(picture!.sizes[0]!.address).expect(200).expect('Cache-Control', 'public, max-age=86400, immutable');
  });

  it.each(['register', 'prescription'] as const)(
    '%s: those of whom it is asked by an address of their own, which others do not get and which a switch ends at once',
    async (images) => {
      const id = await buildStoredPicture(test, product.id);
      const prescribed = await buildPatient(test.knex);
      await buildPrescription(test.knex, { patientId: prescribed.id });
      const member = await test.tokenOf(images === 'register' ? await buildPatient(test.knex) : prescribed);
      await setting('market.contents', { prices: 'all', images });
      const lists = async (token?: string) => (await test.get(`${clients}/products?q=${encodeURIComponent(product.name)}`, token).expect(200)).text;
      expect(await lists(member)).toContain(id);
      for (const _again of [1, 2, 3]) expect(await lists()).not.toContain(id);
      const { picture, image } = await shownTo(member);
      expect((await shownTo()).picture).toBeUndefined();
      const { address } = picture!.sizes[0]!;
      await openPicture(address).expect(200).expect('Cache-Control', 'private, max-age=86400, immutable');
      await test
        .get(image!)
        .expect(200)
        .expect('Cache-Control', /^private/);
      expect((await shownTo(member)).picture).toEqual(picture);
      await openPicture(address.split('?')[0]!).expect(401);
      await openPicture(address.split('?')[0]!, member).expect(200);
      await openPicture(address.replace(/reach=\w+/, 'reach=office')).expect(401);
      await openPicture(address.replace(/until=\d/, 'until=9')).expect(401);
      test.clock.advance(25 * 3_600_000);
      await openPicture(address).expect(401);
      const { picture: later } = await shownTo(await test.tokenOf(prescribed));
      await setting('market.contents', { prices: 'all', images: 'prescription' });
      await openPicture(later!.sizes[0]!.address).expect(images === 'register' ? 403 : 200);
    },
  );

  it('pharmacies, doctors and administrators in the back office, published or not and whatever the market shows', async () => {
    await buildStoredPicture(test, product.id);
    await setting('market.visibility', 'closed');
    await test.knex('products').where({ id: product.id }).update({ publishedAt: null, withdrawnAt: new Date() });
    for (const user of [await buildDoctor(test.knex), await buildPharmacyUser(test.knex), await buildAdmin(test.knex)]) {
      const { picture, image } = (await test.get(office(), await test.tokenOf(user as never)).expect(200)).body;
      await openPicture(picture.sizes[0].address).expect(200);
      await test.get(image).expect(200);
    }
  });

  it('nobody in the market once the product is withdrawn', async () => {
    const id = await buildStoredPicture(test, product.id);
    await test.knex('products').where({ id: product.id }).update({ publishedAt: null, withdrawnAt: new Date() });
    await openPicture(`${clients}/product-pictures/${id}/small`).expect(404);
  });
});
