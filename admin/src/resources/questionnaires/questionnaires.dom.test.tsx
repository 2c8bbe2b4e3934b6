import { questionsOf, type QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import { fireEvent, screen, within } from '@testing-library/react';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../test/stub-api.ts';
import { QuestionnaireList } from './list.tsx';
import { QuestionnaireShow } from './show.tsx';

const current = definitions.at(-1) as QuestionnaireDefinition;
const idOf = (version: number): string => `019a0000-0000-7000-8000-00000000000${version}`;
const rowOf = (definition: QuestionnaireDefinition) => ({
  id: idOf(definition.version),
  version: definition.version,
  publishedAt: definition.publishedAt,
  stepCount: 6,
  questionCount: questionsOf(definition).length,
});
const record = (definition: QuestionnaireDefinition): StubAnswer => ({ body: { ...rowOf(definition), abilities: [], definition } });

const show = (language: 'de' | 'en', answer: StubAnswer) => {
  stubApi(({ path }) => (path.startsWith('questionnaires/') ? answer : { body: { items: [], total: 0 } }));
  return renderOffice(<QuestionnaireShow />, { language, at: `/questionnaires/${idOf(current.version)}`, route: '/questionnaires/:id' });
};

test('the list leads to each version', async () => {
  stubApi(() => ({ body: { items: definitions.toReversed().map(rowOf), total: definitions.length } }));
  await renderOffice(<QuestionnaireList />, { language: 'de', at: '/questionnaires', route: '/questionnaires' });
  const link = await screen.findByRole('link', { name: `Version ${current.version}` });
  expect(link.getAttribute('href')).toBe(`/questionnaires/${idOf(current.version)}`);
  screen.getByRole('link', { name: 'Version 1' });
});

test.each([
  ['de', 'Welche Beschwerden haben Sie?', 'Nur wenn „Schon behandelt“ mit „Ja“ beantwortet ist.', 'Which complaints do you have?'],
  ['en', 'Which complaints do you have?', 'Only if “Treated before” is answered with “Yes”.', 'Welche Beschwerden haben Sie?'],
] as const)('in %s, a version shows its questions, when they are asked and why', async (language, question, condition, other) => {
  await show(language, record(current));
  const heading = await screen.findByText(question, { selector: 'h3' });
  const why = questionsOf(current).find(({ key }) => key === 'symptoms')?.why?.[language] ?? '';
  expect(heading.closest('.question')?.textContent).toContain(why);
  screen.getByText(condition);
  expect(screen.queryByText(other)).toBeNull();
});

test('both languages stand beside each other, each marked as what it is', async () => {
  await show('de', record(current));
  fireEvent.click(await screen.findByText('Beide'));
  const english = await screen.findByText('Which complaints do you have?');
  expect(english.closest('[lang]')?.getAttribute('lang')).toBe('en');
  const german = screen.getByText('Welche Beschwerden haben Sie?');
  expect(german.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(german.closest('.question-row')).toBe(english.closest('.question-row'));
});

test('a version that cannot be read offers another try', async () => {
  await show('de', refusal(500, 'server.internalServerError'));
  const alert = await screen.findByRole('alert');
  within(alert).getByRole('button', { name: 'Erneut versuchen' });
});
