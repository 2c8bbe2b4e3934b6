import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { CompareButton } from '../../../components/comparison/compare-button.tsx';
import { CompareBar } from './compare-bar.tsx';

const names = ['Apfel', 'Birne', 'Dattel', 'Erle', 'Feige'];

const renderChoice = (locale: 'de' | 'en') =>
  renderScreen(
    <main tabIndex={-1}>
      {names.map((name) => (
        <CompareButton key={name} product={{ slug: name.toLowerCase(), name }} />
      ))}
      <CompareBar />
    </main>,
    { locale, ns: 'compare', at: '/market' },
  );

beforeEach(() => window.localStorage.clear());

test.each([
  ['de', 'Vergleichen', ''],
  ['en', 'Compare', '/en'],
] as const)('products are chosen by toggle buttons, two are compared, and a fifth is answered in words (%s)', async (locale, word, prefix) => {
  const user = userEvent.setup();
  const { t } = renderChoice(locale);
  const button = (name: string) => screen.getByRole('button', { name: `${word}: ${name}` });
  expect(screen.queryByRole('complementary')).toBeNull();

  await user.click(button('Apfel'));
  expect(button('Apfel').getAttribute('aria-pressed')).toBe('true');
  const bar = within(screen.getByRole('complementary', { name: t('bar.title') }));
  expect(bar.getByRole('status').textContent).toBe(t('bar.count', { count: 1, most: 4 }) + t('bar.more'));
  expect(bar.queryByRole('link')).toBeNull();

  await user.click(button('Birne'));
  expect(bar.getByRole('link', { name: t('bar.open') }).getAttribute('href')).toBe(`${prefix}/market/compare?products=apfel,birne`);
  await user.click(button('Dattel'));
  await user.click(button('Erle'));
  expect(bar.getByRole('alert').textContent).toBe('');
  await user.click(button('Feige'));
  expect(button('Feige').getAttribute('aria-pressed')).toBe('false');
  expect(bar.getByRole('alert').textContent).toBe(t('bar.full', { most: 4 }));

  await user.click(bar.getByRole('button', { name: t('bar.remove', { name: 'Birne' }) }));
  expect(bar.getByRole('alert').textContent).toBe('');
  await user.click(button('Feige'));
  expect(bar.getByRole('link', { name: t('bar.open') }).getAttribute('href')).toBe(`${prefix}/market/compare?products=apfel,dattel,erle,feige`);

  await user.click(bar.getByRole('button', { name: t('bar.clear') }));
  expect(screen.queryByRole('complementary')).toBeNull();
  expect(button('Apfel').getAttribute('aria-pressed')).toBe('false');
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
