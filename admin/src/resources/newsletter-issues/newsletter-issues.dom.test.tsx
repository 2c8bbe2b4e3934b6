import type { IssueRecord } from '@blattwerk/contract/newsletter-issues/shapes';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router';
import { renderOffice } from '../../../test/render-office.tsx';
import { stubApi } from '../../../test/stub-api.ts';
import { IssueShow } from './show.tsx';

const id = '019a0000-0000-7000-8000-0000000000c1';
const results = { recipients: 412, waiting: 0, sent: 0, failed: 0, held: 0, skipped: 0, bounced: 0, unsubscribed: 0 };
const issue: IssueRecord = {
  ...{ id, subjectDe: 'Neues im November', bodyDe: 'Mehr Artikel.', subjectEn: 'News in November', bodyEn: 'More articles.', status: 'draft', results },
  ...{ startedAt: null, finishedAt: null, createdAt: '2026-11-20T09:00:00.000Z', updatedAt: '2026-11-20T09:00:00.000Z', version: 3 },
  abilities: ['update', 'discard', 'start'],
};

const open = async (row: IssueRecord) => {
  const requests = stubApi(({ method, path }) => {
    if (path.endsWith('/preview')) return { body: { subject: 'News in November', html: '<p>More articles.</p>', text: 'More articles.' } };
    if (path.endsWith('/test')) return { body: { to: 'admin@blattwerk.example' } };
    return path.startsWith('newsletter-issues') || method === 'POST' ? { body: row } : { body: { items: [], total: 0 } };
  });
  const routes = (
    <Routes>
      <Route path="/newsletter-issues/:id" element={<IssueShow />} />
      <Route path="/newsletter-issues" element={<p>All issues</p>} />
    </Routes>
  );
  await renderOffice(routes, { language: 'en', at: `/newsletter-issues/${id}` });
  return requests;
};
const posted = (requests: Awaited<ReturnType<typeof open>>) => requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);

test('an issue is tried, then sent in the version that was read, after saying to how many', async () => {
  const requests = await open(issue);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await screen.findByText('412 people have subscribed to the newsletter and confirmed it.');
  await user.click(await screen.findByRole('button', { name: 'Send a test to me' }));
  await screen.findByText(/admin@blattwerk\.example/);
  await user.click(screen.getByRole('button', { name: 'Begin sending' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/in portions to 412 people/);
  await user.click(dialog.getByRole('button', { name: 'Begin sending' }));
  await screen.findByText('The issue is being sent.');
  expect(posted(requests)).toEqual([
    [`newsletter-issues/${id}/test`, { locale: 'en' }],
    [`newsletter-issues/${id}/start`, { version: 3 }],
  ]);
});

test('a draft is deleted in the version that was read, after a question, and the list is shown', async () => {
  const requests = await open(issue);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Delete draft' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete this draft?' }));
  dialog.getByText(/cannot be brought back/);
  await user.click(dialog.getByRole('button', { name: 'Delete draft' }));
  await screen.findByText('All issues');
  expect(posted(requests)).toEqual([[`newsletter-issues/${id}/discard`, { version: 3 }]]);
});

test('what became of it stands there, and sending can be paused', async () => {
  const requests = await open({ ...issue, status: 'sending', results: { ...results, waiting: 206, sent: 200, failed: 6 }, abilities: ['pause'] });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  expect((await screen.findByRole('progressbar', { name: 'Progress of sending' })).getAttribute('aria-valuenow')).toBe('50');
  screen.getByText('Refused by the mail server');
  await user.click(screen.getByRole('button', { name: 'Pause sending' }));
  await screen.findByText('Sending is paused.');
  expect(posted(requests)).toEqual([[`newsletter-issues/${id}/pause`, {}]]);
});
