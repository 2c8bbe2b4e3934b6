import { fireEvent, screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Plate } from './plate.tsx';

const image = '/plate.svg';
const picture = {
  sizes: [
    { address: '/a/small', width: 320 },
    { address: '/a/medium', width: 640 },
  ],
  ...{ width: 640, height: 480, alt: { de: 'Ein Glas mit Blüten', en: 'A jar of flowers' } },
};
const show = (product: Parameters<typeof Plate>[0]['product'], locale: 'de' | 'en' = 'de') => {
  const { container } = renderScreen(<Plate product={product} size="card" />, { locale, ns: 'market', at: locale === 'en' ? '/en/market' : '/market' });
  return container;
};

test.each([
  ['de', 'Ein Glas mit Blüten'],
  ['en', 'A jar of flowers'],
] as const)('the picture is named in the language of the page, and its room is known before it is loaded (%s)', (locale, name) => {
  show({ image, picture }, locale);
  const shown = screen.getByRole('img', { name });
  expect(shown.getAttribute('srcset')).toBe('/a/small 320w, /a/medium 640w');
  expect(['width', 'height', 'loading'].map((key) => shown.getAttribute(key))).toEqual(['640', '480', 'lazy']);
});

test('the drawing stands where there is no picture, and where it cannot be loaded', () => {
  expect(show({ image }).querySelector('img')?.getAttribute('src')).toBe(image);
  const container = show({ image, picture });
  fireEvent.error(screen.getByRole('img', { name: 'Ein Glas mit Blüten' }));
  const drawing = container.querySelector('img');
  expect([drawing?.getAttribute('src'), drawing?.alt]).toEqual([image, '']);
});

test('a picture of which nothing was said is decoration', () => {
  show({ image, picture: { ...picture, alt: { de: null, en: null } } });
  expect(screen.queryByRole('img')).toBeNull();
});

test('who may see neither gets an empty sheet', () => {
  expect(show({ image: null }).querySelector('img')).toBeNull();
});
