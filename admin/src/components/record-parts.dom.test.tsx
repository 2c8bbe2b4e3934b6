import { screen } from '@testing-library/react';
import { renderOffice } from '../../test/render-office.tsx';
import type { StaffRole } from '../providers/auth.ts';
import { RecordParts } from './record-parts.tsx';

const open = (at: string, role: StaffRole) =>
  renderOffice(
    <RecordParts
      resource="pharmacies"
      id="p1"
      seenBy={{ stock: ['pharmacy', 'admin'], log: ['admin'] }}
      parts={{ stock: ({ id }) => <p>stock of {id}</p>, log: ({ id }) => <p>log of {id}</p> }}
      overview={<p>everything at once</p>}
    />,
    { language: 'en', at, role },
  );

test('the address names the part, and every part that the role sees has a tab with an address', async () => {
  await open('/pharmacies/p1/log', 'admin');
  await screen.findByText('log of p1');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/pharmacies/p1', '/pharmacies/p1/stock', '/pharmacies/p1/log']);
  expect(screen.getByRole('link', { name: 'Audit log' }).getAttribute('aria-current')).toBe('page');
});

test('a part that the role does not see has no tab, and its address shows the overview', async () => {
  await open('/pharmacies/p1/log', 'pharmacy');
  await screen.findByText('everything at once');
  expect(await screen.findAllByRole('link')).toHaveLength(2);
});
