import type { SavedSearch } from '@blattwerk/contract/saved-searches/shapes';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { SavedSearchRow } from './saved-search-row.tsx';

const saved: SavedSearch = { id: 'a', name: 'Viel THC', search: 'thcMin=20', total: 12, createdAt: '2026-11-28T08:00:00Z' };

test.each([
  ['/market', '/market?thcMin=20'],
  ['/market?view=list&page=3', '/market?thcMin=20&view=list'],
])('on %s a saved search leads to %s: cards stay cards, and the list a list', (at, href) => {
  renderScreen(<SavedSearchRow saved={saved} isCurrent={false} onChanged={() => undefined} onRemoved={() => undefined} />, { locale: 'de', at });
  expect(screen.getByRole('link', { name: /Viel THC/ }).getAttribute('href')).toBe(href);
});
