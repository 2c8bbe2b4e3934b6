import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Link, Route, Routes, useNavigationType } from 'react-router';
import { createServerI18n } from '../../lib/i18n/create.server.ts';
import { BackLink } from './back-link.tsx';

const list = '/market/pharmacies?zipCode=10115&radiusKm=25';
const page = '/market/pharmacies/linden';

const List = () => (
  <Link to={page} state={{ from: list }}>
    {useNavigationType()}
  </Link>
);

/** From the list to the page of a pharmacy. */
const openPage = async (): Promise<HTMLElement> => {
  sessionStorage.clear();
  window.history.replaceState(null, '', list);
  render(
    <I18nextProvider i18n={createServerI18n('de')}>
      <BrowserRouter>
        <Routes>
          <Route path="/market/pharmacies" element={<List />} />
          <Route path="/market/pharmacies/:slug" element={<BackLink />} />
        </Routes>
      </BrowserRouter>
    </I18nextProvider>,
  );
  await userEvent.click(screen.getByRole('link'));
  return screen.findByRole('link', { name: /Alle Apotheken/ });
};

const expectList = async (way: 'POP' | 'PUSH'): Promise<void> => {
  await screen.findByRole('link', { name: way });
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(list));
};

test('right after coming, the link is one step back in the browser’s history', async () => {
  await userEvent.click(await openPage());
  await expectList('POP');
});

test('a filter that stands in the address before the page is drawn with it does not send the reader back to the unfiltered page', async () => {
  const link = await openPage();
  window.history.pushState(null, '', `${page}?genetics=sativa`);
  await userEvent.click(link);
  await expectList('PUSH');
});
