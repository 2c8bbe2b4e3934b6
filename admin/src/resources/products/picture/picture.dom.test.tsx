import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../../test/stub-api.ts';
import { ProductShow } from '../show.tsx';

const id = '019a0000-0000-7000-8000-0000000000a1';
const picture = {
  sizes: [
    { address: '/api/v1/clients/product-pictures/a/small?seal=x', width: 320 },
    { address: '/api/v1/clients/product-pictures/a/medium?seal=x', width: 640 },
  ],
  ...{ width: 640, height: 480, altDe: 'Ein Glas', altEn: 'A jar', version: 3 },
};
const product = (own: Partial<ProductRecord> = {}): ProductRecord => ({
  ...{ id, slug: 'ahorn-22-1', pzn: '18000011', name: 'Ahorn 22/1', category: 'flower', unit: 'g', genetics: 'indica', geneticsDetail: null },
  ...{ thc: 22, cbd: 1, isThcBelow: false, isCbdBelow: true, manufacturer: null, grower: null, strain: null, origin: 'CA', irradiation: 'unirradiated' },
  ...{ cartridgeSystem: null, descriptionDe: null, descriptionEn: null, isPromoted: false, isPublished: true, pharmacyCount: 3, fromPriceCents: 700 },
  ...{ image: '/plate.svg', picture: null, mergedInto: null, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z', version: 4 },
  abilities: ['update'],
  ...own,
});
const file = new File(['x'], 'glas.webp', { type: 'image/webp' });

beforeEach(() => {
  URL.createObjectURL = () => 'blob:glas';
  URL.revokeObjectURL = () => undefined;
});

/** The product as it is now; what the picture's address answers makes another one of it. */
const open = async (first: ProductRecord, answer: StubAnswer = { body: picture }, next: Partial<ProductRecord> = {}) => {
  let row = first;
  const requests = stubApi(({ method, path }) => {
    if (path !== `products/${id}/picture`) return { body: path === `products/${id}` ? row : { items: [], total: 0 } };
    if (method !== 'GET' && typeof answer === 'object' && (answer.status ?? 200) < 400) row = { ...row, ...next };
    return answer;
  });
  await renderOffice(<ProductShow />, { language: 'en', at: `/products/${id}`, route: '/products/:id', role: 'admin' });
  const part = within((await screen.findByRole('heading', { name: 'Picture' })).closest('section')!);
  return {
    part,
    requests,
    user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }),
    changes: () => requests.filter(({ method, path }) => method !== 'GET' && path.endsWith('/picture')),
  };
};
const input = (part: ReturnType<typeof within>): HTMLInputElement =>
  part
    .getByText(/^Drop /)
    .closest('.ant-upload')!
    .querySelector('input')!;

test('without a picture the drawing stands there; the first one that is chosen is sent at once and then seen', async () => {
  const { part, user, changes } = await open(product(), { body: picture }, { picture });
  part.getByText('There is no picture. The market shows this drawing.');
  await user.upload(input(part), file);
  expect(await part.findByRole('img', { name: 'A jar' })).toHaveProperty('width', 640);
  expect(changes()).toHaveLength(1);
  await screen.findByText('The picture is saved.');
});

test('while it is sent the page says so', async () => {
  const { part, user } = await open(product(), 'pending');
  await user.upload(input(part), file);
  expect((await part.findByRole('status')).textContent).toContain('being uploaded and checked');
});

test('a refused one says why, and what was there is still there', async () => {
  const { part, user } = await open(product({ picture }), refusal(422, 'picture.tooSmall'));
  await user.upload(input(part), file);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace' }));
  const alert = await part.findByRole('alert');
  expect(alert.textContent).toContain('at least 400 pixels wide');
  part.getByRole('img', { name: 'A jar' });
});

test('another one takes its place only after a look at it', async () => {
  const { part, user, changes } = await open(product({ picture }), { body: picture }, { picture: { ...picture, altEn: 'Two jars', version: 4 } });
  await user.upload(input(part), file);
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('img', { name: 'Preview of glas.webp' });
  expect(changes()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Replace' }));
  await part.findByRole('img', { name: 'Two jars' });
});

test('what it shows is said in both languages', async () => {
  const { part, user, changes } = await open(product({ picture }));
  await user.clear(part.getByLabelText(/^Alternative text, English/));
  await user.type(part.getByLabelText(/^Alternative text, German/), ' mit Blüten');
  await user.click(part.getByRole('button', { name: 'Save alternative texts' }));
  await waitFor(() => expect(changes()).toMatchObject([{ method: 'PATCH', body: { version: 3, altDe: 'Ein Glas mit Blüten', altEn: null } }]));
});

test('it is taken away when that was confirmed', async () => {
  const { part, user, changes } = await open(product({ picture }), { body: {} }, { picture: null });
  await user.click(part.getByRole('button', { name: 'Remove picture' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove picture' }));
  await part.findByText('There is no picture. The market shows this drawing.');
  expect(changes().map(({ method, query }) => [method, query.get('version')])).toEqual([['DELETE', '3']]);
});

test('who may not change it sees it, and what it shows', async () => {
  const { part } = await open(product({ picture, abilities: [] }));
  part.getByRole('img', { name: 'A jar' });
  part.getByText('Ein Glas');
  expect([part.queryAllByRole('button'), part.queryAllByRole('textbox')]).toEqual([[], []]);
});

test('a product names the duplicates that lead to it', async () => {
  stubApi(({ path, query }) => {
    if (path === `products/${id}`) return { body: product({ abilities: ['merge'] }) };
    const isAsked = path === 'products' && query.get('filters')?.includes('mergedIntoId') === true;
    return {
      body: isAsked ? { items: [product({ id: id.replace('a1', 'a2'), name: 'Ahorn 22/1 Beutel', pzn: '18000028' })], total: 1 } : { items: [], total: 0 },
    };
  });
  await renderOffice(<ProductShow />, { language: 'en', at: `/products/${id}`, route: '/products/:id', role: 'admin' });
  const part = within((await screen.findByRole('heading', { name: 'Merged duplicates' })).closest('section')!);
  expect(part.getByRole('link', { name: 'Ahorn 22/1 Beutel' }).getAttribute('href')).toBe(`/products/${id.replace('a1', 'a2')}`);
  part.getByText('PZN 18000028');
});

test('a duplicate has no picture of its own', async () => {
  stubApi(({ path }) => ({ body: path === `products/${id}` ? product({ abilities: [], mergedInto: { id, name: 'Ahorn' } }) : { items: [], total: 0 } }));
  await renderOffice(<ProductShow />, { language: 'en', at: `/products/${id}`, route: '/products/:id', role: 'admin' });
  await screen.findByRole('link', { name: 'Ahorn' });
  expect(screen.queryByRole('heading', { name: 'Picture' })).toBeNull();
});
