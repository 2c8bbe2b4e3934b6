import { act, fireEvent, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useOpened } from './use-opened.ts';

const Folded = () => {
  const { isOpened, details } = useOpened();
  return (
    <details {...details}>
      <summary>More</summary>
      {isOpened && <p>What comes late</p>}
    </details>
  );
};

/** The page as the server sends it, with what its reader has done before the script begins. */
const begin = async (before: (details: HTMLDetailsElement) => void) => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(<Folded />);
  document.body.replaceChildren(page);
  const details = page.querySelector('details') as HTMLDetailsElement;
  before(details);
  await act(async () => void hydrateRoot(page, <Folded />));
  return details;
};

test('what was opened before the script began is there, and what is closed comes when it is opened', async () => {
  await begin((details) => (details.open = true));
  expect(screen.getByText('What comes late')).toBeDefined();
  const closed = await begin(() => undefined);
  expect(screen.queryByText('What comes late')).toBeNull();
  closed.open = true;
  fireEvent(closed, new Event('toggle'));
  expect(screen.getByText('What comes late')).toBeDefined();
});
