import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
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
