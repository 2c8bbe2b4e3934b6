import { definitions } from '@blattwerk/contract/health-states/definitions/definitions';
import type { DefinitionStep, QuestionnaireDefinition } from '@blattwerk/contract/health-states/definition';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { AmountField } from './amount-field.tsx';
import type { Answers } from './answers.ts';
import { QuestionStep } from './question-step.tsx';

const current = definitions.at(-1) as QuestionnaireDefinition;
const stepOf = (key: string): DefinitionStep => current.steps.find((one) => one.key === key)!;
const nothing = { g: 0, ml: 0, piece: 0 };

const Form = ({ step, start, prescribed, onSave }: { step: string; start: Answers; prescribed: typeof nothing; onSave: (part: Answers) => void }) => {
  const [answers, setAnswers] = useState(start);
  const set = (part: Answers): void => {
    setAnswers({ ...answers, ...part });
    onSave(part);
  };
  return <QuestionStep step={stepOf(step)} answers={answers} set={set} errorOf={() => undefined} prescribed={prescribed} />;
};

const show = (step: string, start: Answers = {}, prescribed = nothing): { saved: Answers[] } => {
  const saved: Answers[] = [];
  const form = <Form step={step} start={start} prescribed={prescribed} onSave={(part) => saved.push(part)} />;
  renderScreen(<QueryClientProvider client={new QueryClient()}>{form}</QueryClientProvider>, { locale: 'de', ns: 'questionnaire' });
  return { saved };
};

test('each question says why it is asked', () => {
  show('illness');
  expect(screen.getAllByText('Warum fragen wir das?')).toHaveLength(5);
});

test('a medicine is asked for only where some are taken, and saved as soon as it has a name', () => {
  const { saved } = show('medication');
  expect(screen.queryByLabelText(/Name des Arzneimittels/)).toBeNull();
  fireEvent.click(screen.getByLabelText('Ja'));
  fireEvent.change(screen.getByLabelText(/^Dosis/), { target: { value: '5 mg' } });
  expect(saved.at(-1)).toEqual({ medications: [] });
  fireEvent.change(screen.getByLabelText(/Name des Arzneimittels/), { target: { value: 'Ramipril' } });
  fireEvent.change(screen.getByLabelText(/^Seit wann/), { target: { value: '3/2024' } });
  expect(saved.at(-1)).toEqual({ medications: [{ name: 'Ramipril', dose: '5 mg', frequency: '', since: '2024-03' }] });
  fireEvent.click(screen.getByRole('button', { name: 'Arzneimittel 1 entfernen' }));
  expect(saved.at(-1)).toEqual({ medications: [] });
});

test('a name says whether it is in the list', async () => {
  show('medication', { medicationTaken: true, medications: [{ name: 'Marcumar', dose: '', frequency: '' }] });
  expect(await screen.findByText('In unserer Liste: Phenprocoumon (B01AA04).')).toBeDefined();
  fireEvent.change(screen.getByLabelText(/Name des Arzneimittels/), { target: { value: 'Xylomedon' } });
  expect(await screen.findByText(/Nicht in unserer Liste, also nicht geprüft/)).toBeDefined();
});

test('an earlier treatment is saved with its result, and the row says what is missing', () => {
  const { saved } = show('illness', { treatedBefore: true });
  fireEvent.change(screen.getByLabelText(/Was war es/), { target: { value: 'Physiotherapie' } });
  expect(screen.getByText(/Bitte wählen Sie, ob es geholfen hat/)).toBeDefined();
  fireEvent.change(screen.getByLabelText(/^Hat es geholfen/), { target: { value: 'partly' } });
  expect(saved.at(-1)).toEqual({ earlierTherapies: [{ name: 'Physiotherapie', result: 'partly' }] });
});

test('what was prescribed here stands beside the question for it', () => {
  show('exclusion', {}, { g: 15, ml: 0, piece: 0 });
  expect(screen.getByText(/in den letzten 30 Tagen 15 g verordnet/)).toBeDefined();
});

test('the criteria are confirmed one by one', () => {
  const { saved } = show('exclusion', { criteriaConfirm: { psychosis: true } });
  const heart = screen.getByRole('group', { name: /Schwere Herz/ });
  fireEvent.click(heart.querySelectorAll('input')[0]!);
  expect(saved).toEqual([{ criteriaConfirm: { psychosis: true, heart: true } }]);
});

test('the amount is asked once: the sum of the products stands in its place', () => {
  const product = { productId: '01a1fe00-7f32-7d5e-9d0c-5f0a1f3c9b11', name: 'Ahorn', slug: 'ahorn', unit: 'g' as const, amount: 12.5 };
  const question = stepOf('request').questions.find(({ key }) => key === 'amount')!;
  const shown = (requestedProducts: Answers['requestedProducts']) => (
    <AmountField
      question={question}
      answers={{ usageType: 'inhalation', requestedProducts }}
      set={() => undefined}
      errorOf={() => undefined}
      prescribed={nothing}
    />
  );
  const { unmount } = renderScreen(shown([product]), { locale: 'de', ns: 'questionnaire' });
  expect(screen.getByText('Gewünschte Menge für 30 Tage zusammen: 12,5 g')).toBeDefined();
  expect(screen.queryByRole('spinbutton')).toBeNull();
  unmount();
  renderScreen(shown([{ ...product, amount: null }]), { locale: 'de', ns: 'questionnaire' });
  expect(screen.getByRole('spinbutton', { name: /Gewünschte Menge für 30 Tage/ })).toBeDefined();
});

test('height and weight are asked where something is taken by mouth', () => {
  const client = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const form = <Form step="request" start={{ usageType: 'oral' }} prescribed={nothing} onSave={() => undefined} />;
  renderScreen(<QueryClientProvider client={client}>{form}</QueryClientProvider>, { locale: 'de', ns: 'questionnaire' });
  expect(screen.getByLabelText(/Wie viel wiegen Sie/)).toBeDefined();
});
