import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import { questionnaireSteps } from '@blattwerk/contract/health-states/shapes';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { Checklist, minutesLeft, order } from './checklist.tsx';

const steps: Statuses['steps'] = {
  ...{ emailConfirmed: 'done', healthState: 'todo', profileComplete: 'todo', informationSheet: 'blocked', treatmentContract: 'blocked' },
  ...{ deposit: 'blocked', identity: 'blocked', review: 'blocked', pharmacy: 'blocked' },
};

test('the minutes of the open steps add up to what the heading says', () => {
  renderScreen(<Checklist steps={steps} />, { locale: 'de' });
  const shown = screen.getAllByText(/etwa \d+ Minute/).map(({ textContent }) => Number(/\d+/.exec(textContent)?.[0]));
  expect(shown.reduce((sum, minutes) => sum + minutes, 0)).toBe(minutesLeft(steps));
});

test('the questionnaire takes as long as its own steps say, without the one that is the profile’s', () => {
  const own = questionnaireSteps.filter(({ key }) => key !== 'personal').reduce((sum, { minutes }) => sum + minutes, 0);
  expect(order.find(({ key }) => key === 'healthState')?.minutes).toBe(own);
});
