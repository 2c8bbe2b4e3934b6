import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../../test/render-office.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { BulkBar } from './bulk-bar.tsx';
import { bulkChoices } from './bulk-choices.ts';

const id = '019ab000-0000-7000-8000-000000000001';
const filters = [{ field: 'name', operator: 'contains', value: 'Kush' }];
const start = { total: 142, allowed: 139, skipped: [{ reason: 'unchanged', count: 3 }] };
const state = {
  id,
  resource: 'products',
  action: 'publish',
  status: 'done',
  total: 142,
  allowed: 139,
  done: 138,
  failed: 1,
  skipped: 3,
  createdAt: '',
  finishedAt: '',
};
const results = {
  items: [
    { id: 'a', title: 'Purple Kush', status: 'failed', reason: 'server.conflict' },
    { id: 'b', title: 'Kush Mint', status: 'skipped', reason: 'unchanged' },
  ],
  total: 142,
};

const open = async () => {
  const requests = stubApi(({ method, path, body }) => {
    if (path === 'products/bulk') return { body: { ...start, id: (body as { dryRun?: boolean }).dryRun === true ? null : id } };
    if (path.endsWith('/results')) return { body: results };
    return method === 'GET' ? { body: { ...state, undoUrl: `/api/v1/backoffice/bulk/${id}/undo` } } : undefined;
  });
  const grid = { page: 1, pageSize: 20, sorters: [], filters, q: '', columns: undefined } as never;
  const bar = (
    <BulkBar
      resource="products"
      choices={bulkChoices['products']?.choices ?? []}
      chosen={['a', 'b']}
      onPage={2}
      total={142}
      isTotalExact
      state={grid}
      onClear={() => undefined}
      onDone={() => undefined}
    />
  );
  await renderOffice(bar, { language: 'en', at: '/products' });
  return requests;
};

test('all that match are chosen, counted before anything is changed, and what became of them is told', async () => {
  const requests = await open();
  const user = userEvent.setup();
  expect(screen.getByText('2 entries selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Select all 142 that match' }));
  await user.click(screen.getByRole('button', { name: 'Publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('139 of 142 entries will be changed.');
  expect(dialog.getByText('3 are already so.')).toBeDefined();
  expect(requests.map(({ body }) => body)).toEqual([{ action: 'publish', filters, dryRun: true }]);
  await user.click(dialog.getByRole('button', { name: 'Change 139 entries' }));
  await screen.findByText('Done: 138 changed, 1 failed, 3 left out.');
  await screen.findByRole('rowheader', { name: 'Purple Kush' });
  expect(screen.getByText('Already so')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(2));
});
