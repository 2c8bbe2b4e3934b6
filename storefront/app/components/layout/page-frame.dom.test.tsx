import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { noteCaredFor } from '../../lib/cared-for/cares-for-others.ts';
import { PageFrame } from './page-frame.tsx';

// § 356a BGB: the function is there on every page, also in a step that leaves out all that leads away from it.
test.each([
  ['de', 'Vertrag widerrufen', '/withdraw'],
  ['en', 'Withdraw from contract', '/en/withdraw'],
] as const)('a step of a checkout leads to the withdrawal (%s)', (locale, name, address) => {
  renderScreen(
    <PageFrame isSignedIn={false} theme={undefined} consent={false} isBare>
      <p>Seite</p>
    </PageFrame>,
    { locale },
  );
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
});

test.each([
  [true, 1, true],
  [true, 0, false],
  [false, 1, false],
])('signed in: %s, people to look at: %i; the header leads to them: %s', (isSignedIn, people, isThere) => {
  noteCaredFor(people);
  const { unmount } = renderScreen(
    <PageFrame isSignedIn={isSignedIn} theme={undefined} consent={false}>
      <p>Seite</p>
    </PageFrame>,
    { locale: 'de' },
  );
  expect(screen.queryAllByRole('link', { name: 'Für andere' }).length > 0).toBe(isThere);
  unmount();
  noteCaredFor(0);
});
