import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../../test/stub-api.ts';
import { Uploads } from './uploads.tsx';

const treatmentId = '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11';
const file = (id: string, name: string, status = 'clean') => ({
  ...{ id, treatmentId, purpose: 'photo', name, type: 'image/jpeg', size: 1_400_000, status, createdAt: '2026-11-24T13:00:00.000Z', isRemovable: false },
});
const show = (answer: StubAnswer, language: 'de' | 'en' = 'de') => {
  stubApi(({ path }) => (path.endsWith('/files') ? answer : refusal(502, 'aws.download.error')));
  return renderOffice(<Uploads treatmentId={treatmentId} />, { language, at: '/treatments/1' });
};

test.each([
  ['de', 'Keine Unterlagen gesendet.'],
  ['en', 'No documents were sent.'],
] as const)('in %s, a case without files says so', async (language, words) => {
  await show({ body: { items: [] } }, language);
  await screen.findByText(words);
});

test('a file that waits for the scanner cannot be opened; one that cannot be loaded says so within the page, and the next is a press away', async () => {
  await show({ body: { items: [file('1', 'Eins.jpg'), file('2', 'Zwei.jpg', 'scanning'), file('3', 'Drei.jpg')] } });
  await screen.findByText('Wird geprüft');
  expect(screen.queryByRole('button', { name: 'Zwei.jpg' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Eins.jpg' }));
  await screen.findByRole('dialog', { name: 'Eins.jpg' });
  await screen.findByRole('button', { name: /Erneut/ });
  await userEvent.click(screen.getByRole('button', { name: /Nächste Datei/ }));
  await screen.findByRole('dialog', { name: 'Drei.jpg' });
  expect(screen.getByText('2 von 2')).toBeTruthy();
});
