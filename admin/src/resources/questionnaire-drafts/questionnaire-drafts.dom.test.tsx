import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import type { QuestionnaireDraft } from '@blattwerk/contract/health-states/draft';
import { configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../test/stub-api.ts';
import { QuestionnaireDraftShow } from './show.tsx';

// Whether each element is hidden is asked of jsdom's styles, which costs more than all the rest of these tests.
configure({ defaultHidden: true });

const newest = definitions.at(-1) as QuestionnaireDefinition;
const draft: QuestionnaireDraft = {
  id: '019a0000-0000-7000-8000-0000000000d1',
  basedOn: 2,
  version: 4,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  changeCount: 1,
  abilities: ['update', 'publish', 'discard'],
  // One step is enough to edit.
  definition: { ...newest, version: 3, steps: newest.steps.slice(3, 4) },
};
const path = `questionnaire-drafts/${draft.id}`;

const show = async (shown: QuestionnaireDraft = draft, answer: StubAnswer = { body: shown }) => {
  const requests = stubApi(({ method }) => (method === 'GET' ? { body: shown } : answer));
  await renderOffice(<QuestionnaireDraftShow />, { language: 'de', at: `/questionnaire-drafts/${draft.id}`, route: '/questionnaire-drafts/:id' });
  return requests;
};
const openQuestion = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Bearbeiten: Haben Sie schon medizinisches Cannabis genommen?' }));
  return within(await screen.findByRole('dialog', { name: 'Texte der Frage' }));
};

test('the words of a question are changed in both languages and sent with the version they were read in', async () => {
  const requests = await show();
  const dialog = await openQuestion();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Frage (Deutsch)' }), { target: { value: 'Kennen Sie medizinisches Cannabis?' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Hilfe (Deutsch)' }), { target: { value: '' } });
  fireEvent.change(dialog.getByRole('textbox', { name: 'Hilfe (Englisch)' }), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const question = draft.definition.steps[0]?.questions[0];
  expect(requests.find(({ method }) => method === 'PATCH')).toMatchObject({
    path,
    body: {
      version: 4,
      question: {
        key: 'cannabisExperience',
        text: { de: 'Kennen Sie medizinisches Cannabis?', en: question?.text.en },
        label: question?.label,
        help: null,
        why: question?.why,
      },
    },
  });
});

test('a text in one language only is not sent', async () => {
  const requests = await show();
  const dialog = await openQuestion();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Warum wir fragen (Englisch)' }), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await dialog.findByText('Bitte füllen Sie beide Sprachen aus.');
  expect(requests.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('a refused change stays in its dialog', async () => {
  const requests = await show(draft, refusal(409, 'server.conflict'));
  const dialog = await openQuestion();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Frage (Deutsch)' }), { target: { value: 'Anders?' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
  await waitFor(() => expect(requests.filter(({ method }) => method === 'PATCH')).toHaveLength(1));
  expect(dialog.getByRole('textbox', { name: 'Frage (Deutsch)' })).toHaveProperty('value', 'Anders?');
});

test('publishing says first what it does, and leads to the new version', async () => {
  const published = { id: '019a0000-0000-7000-8000-0000000000e3', version: 3 };
  const requests = await show(draft, { body: published });
  fireEvent.click(await screen.findByRole('button', { name: 'Veröffentlichen' }));
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText(/Ab jetzt wird Version 3 gefragt/);
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Veröffentlichen' }));
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/questionnaires/${published.id}`));
  expect(requests.find(({ method }) => method === 'POST')?.path).toBe(`${path}/publish`);
});

test('a draft without a change cannot be published', async () => {
  await show({ ...draft, changeCount: 0, abilities: ['update', 'discard'] });
  await screen.findByText('noch keine Änderung');
  expect(screen.queryByRole('button', { name: 'Veröffentlichen' })).toBeNull();
  screen.getByRole('button', { name: 'Entwurf verwerfen' });
});
