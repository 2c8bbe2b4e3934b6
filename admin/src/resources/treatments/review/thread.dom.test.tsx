import type { Message } from '@blattwerk/contract/treatments/message-shapes';
import type { TreatmentCase, TreatmentRecord } from '@blattwerk/contract/treatments/case-shapes';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../../test/render-office.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import type { StubRequest } from '../../../../test/stub-api.ts';
import { AskForm } from './ask-form.tsx';
import { Thread } from './thread.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const at = '2026-11-20T09:00:00.000Z';
const line = (more: Partial<Message>): Message => ({
  ...{ id: more.kind ?? 'message', kind: 'message', text: '', authorName: 'Rosa Luchs', createdAt: at, readAt: at, form: null, answers: null, files: [] },
  ...more,
});
const show = async (messages: Message[], abilities: TreatmentRecord['abilities'] = ['reply'], language: 'de' | 'en' = 'de'): Promise<StubRequest[]> => {
  const requests = stubApi(({ path }) => {
    if (path.endsWith('/messages/read')) return { body: { read: 1 } };
    return path.endsWith('/messages') ? { body: {}, status: 201 } : undefined;
  });
  const treatment = { id, abilities } as unknown as TreatmentRecord;
  await renderOffice(<Thread treatment={treatment} record={{ messages } as unknown as TreatmentCase} />, { language, at: `/treatments/${id}` });
  return requests;
};
const sentTo = (requests: readonly StubRequest[], step: string): unknown[] =>
  requests.filter(({ method, path }) => method === 'POST' && path === `treatments/${id}/${step}`).map(({ body }) => body);

test.each([
  ['de', 'Ja', '72,5 kg', 'Ja oder nein'],
  ['en', 'Yes', '72.5 kg', 'Yes or no'],
] as const)('in %s, a form and its answers stand with their questions', async (language, yes, weight, kind) => {
  const asked = { id: 'q1', kind: 'yes-no', label: 'Nehmen Sie Blutverdünner?', isRequired: true } as const;
  const answers: Message['answers'] = [
    { id: 'q1', kind: 'yes-no', label: asked.label, unit: null, value: true },
    { id: 'q2', kind: 'number', label: 'Ihr Gewicht', unit: 'kg', value: 72.5 },
  ];
  const open = line({ id: 'open', kind: 'question', text: 'Und das noch:', form: [asked] });
  await show([line({ kind: 'question', text: 'Bitte ausfüllen.', form: [asked] }), line({ kind: 'answer', answers }), open], ['reply'], language);
  expect(screen.getAllByText(kind)).toHaveLength(1);
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([yes, weight]);
});

test('what is new is marked as read once it is shown', async () => {
  const requests = await show([line({ text: 'Darf ich teilen?', readAt: null })]);
  await waitFor(() => expect(sentTo(requests, 'messages/read')).toHaveLength(1));
});

test('what is known is not marked again', async () => {
  const before = await show([line({ text: 'Darf ich teilen?' })]);
  expect(sentTo(before, 'messages/read')).toEqual([]);
});

test('a reply is sent and its form closed; without the ability there is none', async () => {
  const requests = await show([]);
  await userEvent.click(screen.getByRole('button', { name: 'Nachricht schreiben' }));
  const send = screen.getByRole('button', { name: 'Nachricht senden' });
  await userEvent.click(send);
  await screen.findByText('Bitte schreiben Sie eine Nachricht.');
  await userEvent.type(screen.getByRole('textbox'), 'Bitte nicht teilen.');
  await userEvent.click(send);
  await screen.findByRole('button', { name: 'Nachricht schreiben' });
  expect(sentTo(requests, 'messages')).toEqual([{ text: 'Bitte nicht teilen.' }]);
});

test('a request that takes no messages offers none', async () => {
  await show([], []);
  screen.getByText('Noch keine Nachrichten.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('a question goes with the form that was added to it', async () => {
  const requests = stubApi(({ path }) => (path.endsWith('/ask') ? { body: {} } : undefined));
  await renderOffice(<AskForm treatment={{ id } as TreatmentRecord} action="ask" onDone={() => undefined} />, { language: 'de', at: '/treatments/1' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Frage' }), 'Bitte ausfüllen.');
  await userEvent.click(screen.getByRole('button', { name: 'Formularfeld hinzufügen' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Frage des Felds' }), 'Nehmen Sie Blutverdünner?');
  await userEvent.click(screen.getByRole('button', { name: 'Frage senden' }));
  const form = [{ kind: 'yes-no', label: 'Nehmen Sie Blutverdünner?', isRequired: true }];
  await waitFor(() => expect(sentTo(requests, 'ask')).toEqual([{ text: 'Bitte ausfüllen.', form }]));
});
