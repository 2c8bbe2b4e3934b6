import type { Message } from '@blattwerk/contract/treatments/message-shapes';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import type { Attach } from './attach.ts';
import { MessageThread } from './message-thread.tsx';

const id = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';
const at = '2026-11-24T13:00:00.000Z';
const line = (more: Partial<Message>): Message => ({
  ...{
    id: more.kind ?? 'reply',
    kind: 'reply',
    text: 'Guten Tag.',
    authorName: 'Dr. Ada Arzt',
    createdAt: at,
    readAt: at,
    form: null,
    answers: null,
    files: [],
  },
  ...more,
});
const form: Message['form'] = [
  { id: 'q1', kind: 'yes-no', label: 'Nehmen Sie Blutverdünner?', isRequired: true },
  { id: 'q2', kind: 'number', label: 'Ihr Gewicht', unit: 'kg', min: 30, max: 300, isRequired: true },
  { id: 'q3', kind: 'choice', label: 'Wie oft?', options: ['täglich', 'selten'], isRequired: false },
];

const realFetch = globalThis.fetch;
const realObserver = globalThis.IntersectionObserver;
let sent: { address: string; body: unknown }[];
let comesIntoView: () => void;
beforeEach(() => {
  document.cookie = 'accessToken=of-a-test';
  sent = [];
  comesIntoView = () => undefined;
  globalThis.fetch = (address, init) => {
    sent.push({ address: String(address), body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined });
    return Promise.resolve({ ok: true, status: 200, headers: new Headers(), json: () => Promise.resolve({}) } as Response);
  };
  globalThis.IntersectionObserver = class {
    constructor(heard: IntersectionObserverCallback) {
      comesIntoView = () => heard([{ isIntersecting: true } as IntersectionObserverEntry], this as unknown as IntersectionObserver);
    }
    observe(): void {}
    disconnect(): void {}
  } as unknown as typeof IntersectionObserver;
});
afterAll(() => {
  globalThis.fetch = realFetch;
  globalThis.IntersectionObserver = realObserver;
});

const attached: Attach = (_id, render) => render({ uploadIds: ['file-1'], isBusy: false, field: <p>Befund.pdf</p> });
const show = (messages: Message[], abilities: PatientTreatment['abilities'], locale: 'de' | 'en' = 'de') =>
  renderScreen(
    <QueryClientProvider client={new QueryClient()}>
      <MessageThread treatment={{ id, messages, abilities } as unknown as PatientTreatment} attach={attached} />
    </QueryClientProvider>,
    { locale, ns: 'treatments' },
  );
const posted = (step: string): unknown[] => sent.filter(({ address }) => address.endsWith(`/treatment/${id}/${step}`)).map(({ body }) => body);

test.each([
  ['de', 'Nachricht schreiben', /112.*116 117/],
  ['en', 'Write a message', /112.*116 117/],
] as const)('in %s, a request that takes messages offers to write, and says where to turn in an emergency', (locale, words, emergency) => {
  const { container } = show([], ['write'], locale);
  screen.getByRole('button', { name: words });
  expect(container.textContent).toMatch(emergency);
});

test('a request without messages that takes none shows nothing', () => {
  expect(show([], []).container.textContent).toBe('');
});

test('a message takes its files along; an empty one is not sent', async () => {
  show([], ['write']);
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht schreiben' }));
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await screen.findByText('Bitte schreiben Sie eine Nachricht.');
  fireEvent.change(screen.getByLabelText('Ihre Nachricht'), { target: { value: 'Der Befund ist da.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  await screen.findByRole('button', { name: 'Nachricht schreiben' });
  expect(posted('messages')).toEqual([{ text: 'Der Befund ist da.', uploadIds: ['file-1'] }]);
});

test('a form says at each field what is missing or does not fit, and is sent as values', async () => {
  show([line({ kind: 'question', form })], ['answer', 'write']);
  expect(screen.queryByRole('button', { name: 'Nachricht schreiben' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Ihr Gewicht'), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  expect(screen.getByText('Bitte beantworten Sie diese Frage.').closest('fieldset')?.textContent).toContain('Blutverdünner');
  screen.getByText('Dieser Wert passt nicht. Bitte prüfen Sie ihn.');
  expect(posted('answer')).toEqual([]);
  fireEvent.click(screen.getByLabelText('Nein'));
  fireEvent.change(screen.getByLabelText('Ihr Gewicht'), { target: { value: '72,5' } });
  expect(screen.queryByText('Bitte beantworten Sie diese Frage.')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  await waitFor(() => expect(posted('answer')).toEqual([{ answers: { q1: false, q2: 72.5 }, uploadIds: ['file-1'] }]));
});

test('a plain question needs words', () => {
  show([line({ kind: 'question' })], ['answer']);
  fireEvent.click(screen.getByRole('button', { name: 'Antwort senden' }));
  screen.getByText('Bitte schreiben Sie eine Antwort.');
});

test('new lines say so, and are read when they come into view, not before', async () => {
  show([line({ readAt: null }), line({ id: 'own', kind: 'message', text: 'Danke.', readAt: null })], []);
  expect(screen.getAllByText('Neu')).toHaveLength(1);
  expect(posted('messages/read')).toEqual([]);
  await act(async () => comesIntoView());
  expect(posted('messages/read')).toHaveLength(1);
  screen.getByText('Neu');
});

test('answers and files stand in their line', () => {
  const answers: Message['answers'] = [{ id: 'q2', kind: 'number', label: 'Ihr Gewicht', unit: 'kg', value: 72.5 }];
  const files: Message['files'] = [
    { id: 'f1', name: 'Befund.pdf', type: 'application/pdf', size: 10, status: 'clean' },
    { id: 'f2', name: 'Virus.pdf', type: 'application/pdf', size: 10, status: 'refused' },
  ];
  show([line({ kind: 'answer', text: '', answers, files })], []);
  expect(screen.getByRole('definition').textContent).toBe('72,5 kg');
  screen.getByRole('button', { name: 'Befund.pdf' });
  expect(screen.queryByRole('button', { name: 'Virus.pdf' })).toBeNull();
  screen.getByText('Nicht angenommen');
});
