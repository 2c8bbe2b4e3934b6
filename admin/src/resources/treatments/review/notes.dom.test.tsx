import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../../test/render-office.tsx';
import { refusal, stubApi } from '../../../../test/stub-api.ts';
import type { StubAnswer, StubRequest } from '../../../../test/stub-api.ts';
import { Notes } from './notes.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const ben = '019a0000-0000-7000-8000-00000000000b';
const member = { id: ben, name: 'Dr. Ben Berg', isMe: false, open: 3, dueToday: 1, decided: 4, medianMinutes: 12, awayUntil: null, cover: null };
const note = {
  id: '019a0000-0000-7000-8000-0000000000a1',
  text: 'Bitte nach der Leber fragen.',
  author: { id: '019a0000-0000-7000-8000-00000000000a', name: 'Dr. Ada Arzt' },
  createdAt: '2026-11-20T09:00:00.000Z',
  mentions: [{ id: ben, name: 'Dr. Ben Berg', cause: 'hand-over', seenAt: null }],
};

const answering =
  (notes: StubAnswer) =>
  ({ method, path }: StubRequest): StubAnswer => {
    if (path === 'review-team') return { body: { items: [member] } };
    if (method === 'POST' && path.endsWith('/seen')) return { body: {}, status: 200 };
    return method === 'POST' ? { body: note, status: 201 } : notes;
  };
const show = (language: 'de' | 'en' = 'de') => renderOffice(<Notes treatmentId={id} />, { language, at: `/treatments/${id}` });

test.each([
  ['de', 'Es gibt noch keine Notiz.'],
  ['en', 'There is no note yet.'],
] as const)('in %s, a case without notes says so and offers to write one', async (language, words) => {
  stubApi(answering({ body: { items: [] } }));
  await show(language);
  await screen.findByText(words);
  screen.getByRole('textbox', { name: language === 'de' ? 'Neue Notiz' : 'New note' });
});

test('a note says who wrote it and to whom the request was handed with it, and is marked as read', async () => {
  const requests = stubApi(answering({ body: { items: [note] } }));
  await show();
  const item = (await screen.findByText(note.text)).closest('li')!;
  expect(item.textContent).toContain('Dr. Ada Arzt');
  expect(item.textContent).toContain('übergeben an Dr. Ben Berg');
  await waitFor(() => expect(requests.some(({ path }) => path === `treatments/${id}/notes/seen`)).toBe(true));
});

test('an at sign leads to the choice of colleagues, and the chosen one is sent with the note', async () => {
  const requests = stubApi(answering({ body: { items: [] } }));
  await show();
  const user = userEvent.setup();
  const text = await screen.findByRole('textbox', { name: 'Neue Notiz' });
  await user.type(text, 'Was meinst du, ');
  await user.keyboard('@');
  await user.click(await screen.findByText('Dr. Ben Berg, 3 offene Anfragen'));
  await waitFor(() => expect(text).toHaveProperty('value', 'Was meinst du, @Dr. Ben Berg '));
  await user.click(screen.getByRole('button', { name: 'Notiz speichern' }));
  await waitFor(() => {
    const sent = requests.find(({ method, path }) => method === 'POST' && path === `treatments/${id}/notes`);
    expect(sent?.body).toEqual({ text: 'Was meinst du, @Dr. Ben Berg ', mentions: [ben] });
  });
});

test('notes that cannot be read offer another try', async () => {
  stubApi(answering(refusal(500, 'server.internalServerError')));
  await show();
  const alert = await screen.findByRole('alert');
  within(alert).getByRole('button', { name: 'Erneut versuchen' });
});
