import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { TreatmentCase } from '@blattwerk/contract/treatments/case-shapes';
import type { IssuedLetter } from '@blattwerk/contract/treatments/letters';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../../../test/render-office.tsx';
import { stubApi } from '../../../../test/stub-api.ts';
import { IssuedLetterFacts } from './issued-letter.tsx';

const id = '019a0000-0000-7000-8000-000000000001';
const decision = { diagnosis: 'Schmerzen', remoteJustification: 'Verlauf bekannt.', letter: null, nextCheckOn: null };
const record = {
  patient: { locale: 'de', name: 'Kim Muster' },
  answers: {},
  products: [],
  followUp: null,
  definition: definitions.at(-1),
  decision: { ...decision, medicationPlan: [] },
} as unknown as TreatmentCase;
const letter: IssuedLetter = { ...decision, version: 1, issuedAt: '2026-11-20T09:00:00.000Z', reason: null, isCorrectable: true };

const show = async (change: Partial<IssuedLetter> = {}) => {
  const requests = stubApi(({ path }) => (path === `treatments/${id}/letter/correct` ? { body: { id } } : undefined));
  await renderOffice(<IssuedLetterFacts treatmentId={id} letter={{ ...letter, ...change }} record={record} />, { language: 'de', at: `/treatments/${id}` });
  return { requests, user: userEvent.setup() };
};
const button = 'Arztbrief korrigieren';

test('a correction needs a reason, shows the letter while it is written, and names the version that it corrects', async () => {
  const { requests, user } = await show();
  await user.click(screen.getByRole('button', { name: button }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.clear(dialog.getByLabelText('Diagnose'));
  await user.type(dialog.getByLabelText('Diagnose'), 'Migräne (G43.1)');
  expect(dialog.getByRole('complementary').textContent).toContain('Migräne (G43.1) · ICD-10-GM G43.1');
  await user.click(dialog.getByRole('button', { name: 'Neue Fassung ausstellen' }));
  expect(await dialog.findByText('Bitte nennen Sie den Grund der Korrektur.')).toBeTruthy();
  expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.type(dialog.getByLabelText('Grund der Korrektur'), 'Verwechslung.');
  await user.click(dialog.getByRole('button', { name: 'Neue Fassung ausstellen' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1));
  expect(requests.find(({ method }) => method === 'POST')?.body).toEqual({
    ...{ version: 1, diagnosis: 'Migräne (G43.1)', remoteJustification: 'Verlauf bekannt.', letter: '', reason: 'Verwechslung.' },
  });
});

test('of a corrected letter the reason and what changed are shown, and nothing else twice', async () => {
  await show({ version: 2, reason: 'Verwechslung.', diagnosis: 'Migräne (G43.1)', isCorrectable: false });
  for (const text of ['Korrigiert: Verwechslung.', 'Migräne (G43.1)']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.queryByText('Verlauf bekannt.')).toBeNull();
  expect(screen.queryByRole('button', { name: button })).toBeNull();
});
