import type { ListImport } from '@blattwerk/contract/list-imports/shapes';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi } from '../../../test/stub-api.ts';
import { ImportPage } from './import-page.tsx';

const id = '019ab000-0000-7000-8000-000000000001';
const uploaded: ListImport = {
  id,
  resource: 'products',
  filename: 'liste.csv',
  format: 'csv',
  encoding: 'utf-8',
  delimiter: ';',
  columns: ['PZN', 'Artikel', 'Farbe'],
  sample: [['04877800', 'Ahorn', 'grün']],
  fields: [
    { name: 'pzn', label: 'PZN', isRequired: true },
    { name: 'name', label: 'Name', isRequired: true },
  ],
  keys: [['pzn']],
  mapping: { pzn: 'PZN', name: null },
  mappingFrom: 'headings',
  stage: 'upload',
  status: 'done',
  total: 1200,
  done: 0,
  created: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  errorCount: 0,
  errorGroups: [],
  errors: [],
  repeats: { id, at: '2026-11-24T10:00:00.000Z', by: 'Anna Amt' },
  createdAt: '2026-11-24T12:00:00.000Z',
  committedAt: null,
  undoUntil: null,
  undo: null,
};
const message = 'Diesen Wert gibt es für das Feld nicht.';
const error = { field: 'name', code: 'value.unknown', message };
const tried: ListImport = {
  ...uploaded,
  stage: 'dry-run',
  created: 1100,
  unchanged: 90,
  skipped: 10,
  errorCount: 10,
  errorGroups: [{ ...error, label: 'Name', count: 10, lines: '2–10, 20' }],
  errors: [{ ...error, line: 2 }],
};
const running: ListImport = { ...tried, stage: 'commit', status: 'running', done: 300, errorCount: 0, errors: [], errorGroups: [] };
const committed: ListImport = { ...tried, stage: 'commit', committedAt: tried.createdAt, undoUntil: '2026-11-25T12:00:00.000Z' };
const undone: ListImport = {
  ...committed,
  stage: 'undo',
  undoUntil: null,
  undo: { undone: 1099, kept: [{ line: 7, id: 'a', title: 'Ahorn', reason: 'changed' }] },
};

const page = (at: string) => renderOffice(<ImportPage />, { language: 'de', at, route: '/products/import/:importId?', role: 'admin' });

test('the columns are matched, tried, imported and taken back; each step says what it did', async () => {
  let state = uploaded;
  const requests = stubApi(({ method, path }) => {
    if (method === 'POST') state = path.endsWith('dry-run') ? tried : path.endsWith('commit') ? running : undone;
    else if (state === running) state = committed;
    return { body: state };
  });
  await page(`/products/import/${id}`);
  const user = userEvent.setup();
  await screen.findByText(/Dieselbe Datei wurde schon importiert/);
  expect(screen.getByText('In der Datei: 04877800')).toBeDefined();
  expect(screen.getByText('Nicht gelesen werden: Artikel, Farbe')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Prüfen, ohne etwas zu ändern' }));
  await screen.findByText('10 Zeilen mit Fehlern');
  expect(screen.getByText('2–10, 20')).toBeDefined();
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({ mapping: uploaded.mapping });
  await user.click(screen.getByRole('button', { name: '1.100 Einträge importieren' }));
  await screen.findByText('300 von 1.200 Zeilen');
  await user.click(await screen.findByRole('button', { name: 'Import zurücknehmen' }));
  await user.click((await screen.findAllByRole('button', { name: 'Import zurücknehmen' })).at(-1)!);
  await screen.findByText('1.099 Einträge sind wieder wie vor dem Import.');
  expect(screen.getByText('Seit dem Import geändert')).toBeDefined();
});

test('a file that cannot be read changes nothing, and another one can be chosen', async () => {
  stubApi(({ method }) => (method === 'POST' ? refusal(422, 'import.unreadable') : { body: { items: [], total: 0 } }));
  const { container } = await page('/products/import');
  const input = await waitFor(() => container.querySelector<HTMLInputElement>('input[type=file]')!);
  await userEvent.setup().upload(input, new File(['x'], 'liste.csv', { type: 'text/csv' }));
  await screen.findByText('Es wurde nichts geändert. Sie können eine andere Datei wählen.');
  expect(screen.getByText('Datei hierher ziehen oder auswählen')).toBeDefined();
});
