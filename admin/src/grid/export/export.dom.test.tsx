import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../../test/render-office.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { ExportButton } from './export-button.tsx';
import { ExportTray } from './export-tray.tsx';

const file = { id: 'a', resource: 'products', format: 'csv', rows: 40, total: 40, bytes: 100, createdAt: '', finishedAt: null, expiresAt: null };
const filters = [{ field: 'name', operator: 'contains', value: 'Kush' }];

test('a list is exported as it is shown, and its file is fetched from the tray', async () => {
  let items: object[] = [];
  const requests = stubApi(({ method }) => {
    if (method === 'POST') items = [{ ...file, status: 'done', url: '/api/v1/backoffice/exports/a/file?ticket=0' }];
    return { body: method === 'POST' ? file : { items, total: items.length } };
  });
  const state = { page: 1, pageSize: 20, sorters: [{ field: 'name', order: 'desc' }], filters, q: 'blue', columns: undefined } as never;
  const parts = (
    <>
      <ExportButton resource="products" state={state} total={40} isTotalExact shown={['name', 'pzn']} />
      <ExportTray />
    </>
  );
  await renderOffice(parts, { language: 'en', at: '/products' });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Export as a file' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('40 entries match search and filters.')).toBeDefined();
  await user.click(dialog.getByRole('radio', { name: 'Text with semicolons (CSV)' }));
  await user.click(dialog.getByRole('button', { name: 'Start the export' }));
  const asked = { format: 'csv', filters, sort: '-name', q: 'blue', columns: ['name', 'pzn'] };
  await waitFor(() => expect(requests.find(({ method }) => method === 'POST')?.body).toEqual(asked));
  const link = await screen.findByRole('link', { name: 'Download' });
  expect(link.getAttribute('href')).toContain('ticket=0');
  await user.click(screen.getByRole('button', { name: 'Remove from the bar: Products, CSV' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Download' })).toBeNull());
});
