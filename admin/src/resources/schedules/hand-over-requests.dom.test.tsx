import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../test/stub-api.ts';
import { HandOverRequests } from './hand-over-requests.tsx';

// Whether each element is hidden is asked of jsdom's styles, which costs more than all the rest of these tests.
configure({ defaultHidden: true });

const ben = { id: '019a0000-0000-7000-8000-00000000000b', name: 'Dr. Ben Berg' };
const me = {
  id: '019a0000-0000-7000-8000-00000000000a',
  name: 'Dr. Ada Arzt',
  isMe: true,
  dueToday: 0,
  decided: 0,
  medianMinutes: null,
  awayUntil: null,
  cover: null,
};

const show = async (open: number, cover: typeof ben | null, answer: StubAnswer = { body: { moved: open, doctorName: ben.name } }) => {
  let left = open;
  const requests = stubApi(({ method }) => {
    if (method !== 'POST') return { body: { items: [{ ...me, open: left }] } };
    if (typeof answer === 'object' && (answer.status ?? 200) < 400) left = 0;
    return answer;
  });
  await renderOffice(<HandOverRequests cover={cover} />, { language: 'de', at: '/schedules' });
  return requests;
};

test('without open requests there is nothing to hand over', async () => {
  const requests = await show(0, ben);
  await waitFor(() => expect(requests).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Offene Anfragen' })).toBeNull();
});

test('without a doctor who covers it says how to name one', async () => {
  await show(2, null);
  await screen.findByText('2 offene Anfragen liegen bei Ihnen.');
  screen.getByText(/Tragen Sie unten eine Vertretung ein/);
  expect(screen.queryByRole('button', { name: 'Alle übergeben' })).toBeNull();
});

test('all open requests go to the covering doctor with a note, and then there are none left', async () => {
  const requests = await show(2, ben);
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Alle übergeben' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Alle offenen Anfragen an Dr. Ben Berg übergeben' }));
  await user.click(dialog.getByRole('button', { name: 'Alle übergeben' }));
  await dialog.findByText('Bitte schreiben Sie, bis wann Sie fehlen oder worauf zu achten ist.');
  await user.type(dialog.getByRole('textbox', { name: 'Notiz für die Übergabe' }), 'Bis Freitag im Urlaub.');
  await user.click(dialog.getByRole('button', { name: 'Alle übergeben' }));
  await screen.findByText('2 Anfragen liegen jetzt bei Dr. Ben Berg.');
  expect(requests.filter(({ method }) => method === 'POST')).toMatchObject([{ path: 'review-cover', body: { note: 'Bis Freitag im Urlaub.' } }]);
  await waitFor(() => expect(screen.queryByText('2 offene Anfragen liegen bei Ihnen.')).toBeNull());
});

test('a refusal keeps the note in its dialog', async () => {
  await show(1, ben, refusal(409, 'treatment.colleagueAway'));
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: 'Alle übergeben' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'Bis Freitag.');
  await user.click(dialog.getByRole('button', { name: 'Alle übergeben' }));
  await waitFor(() => expect(document.querySelector('.ant-notification-notice, .ant-message-notice, [class*=toast]')).not.toBeNull());
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Bis Freitag.');
});
