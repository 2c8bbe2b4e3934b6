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

interface Opened {
  resource: string;
  versions?: Record<string, number>;
  onChoosePage?: () => void;
}

const open = async ({ resource, versions, onChoosePage = () => undefined }: Opened = { resource: 'products' }) => {
  const requests = stubApi(({ method, path, body }) => {
    if (path === `${resource}/bulk`) return { body: { ...start, id: (body as { dryRun?: boolean }).dryRun === true ? null : id } };
    if (path.endsWith('/results')) return { body: results };
    return method === 'GET' ? { body: { ...state, undoUrl: `/api/v1/backoffice/bulk/${id}/undo` } } : undefined;
  });
  const grid = { page: 1, pageSize: 20, sorters: [], filters, q: '', columns: undefined } as never;
  const bar = (
    <BulkBar
      resource={resource}
      choices={bulkChoices[resource]?.choices ?? []}
      chosen={['a', 'b']}
      versions={versions}
      onPage={versions === undefined ? 2 : 3}
      total={142}
      isTotalExact
      state={grid}
      onChoosePage={onChoosePage}
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

test('what must have been read is chosen on the page alone, and is decided with its reason in the version that was read', async () => {
  const versions = { a: 3, b: 1 };
  let chosenPages = 0;
  const requests = await open({ resource: 'reviews', versions, onChoosePage: () => void (chosenPages += 1) });
  const user = userEvent.setup();
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Select all 3 of this page' }));
  expect(chosenPages).toBe(1);
  await user.click(screen.getByRole('button', { name: 'Do not publish' }));
  const dialog = within(await screen.findByRole('dialog'));
  const go = await dialog.findByRole('button', { name: 'Change 139 entries' });
  expect(go.hasAttribute('disabled')).toBe(true);
  await user.click(dialog.getByRole('combobox', { name: /Reason/ }));
  await user.click(await screen.findByText('Hurtful', { selector: '.ant-select-item-option-content' }));
  await waitFor(() => expect(go.hasAttribute('disabled')).toBe(false));
  await user.click(go);
  await screen.findByText(/Done: 138 changed/);
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { action: 'reject', ids: ['a', 'b'], versions, dryRun: true },
    { action: 'reject', ids: ['a', 'b'], versions, values: { reason: 'insult' } },
  ]);
});
