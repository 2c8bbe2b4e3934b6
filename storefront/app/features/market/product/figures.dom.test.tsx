import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../../test/render-screen.tsx';
import { Highlights } from './highlights.tsx';
import { TerpeneWheel } from './terpene-wheel.tsx';

const texts = (role: string): (string | null)[] => screen.getAllByRole(role).map(({ textContent }) => textContent);

test.each([
  ['de', 'Von weniger als 10 genannt: entspannt, ruhig', 'schläfrig'],
  ['en', 'Named by fewer than 10: calm, relaxed', 'sleepy'],
] as const)('what fewer than ten patients named stands together, without a share (%s)', (locale, together, alone) => {
  const effects = [
    { value: 'sleepy', n: 10, share: 0.5 },
    { value: 'relaxed', n: 9, share: 0.45 },
    { value: 'calm', n: 6, share: 0.3 },
  ] as const;
  renderScreen(<Highlights product={{ highlights: { n: 20, effects: [...effects], sideEffects: [], benefits: [] } }} />, { locale });
  expect(screen.getByText(together)).toBeTruthy();
  expect(screen.getAllByRole('meter')).toHaveLength(1);
  expect(within(screen.getByRole('listitem')).getByText(alone)).toBeTruthy();
});

test('the legend of the terpenes accounts for the whole ring', () => {
  const terpenes = [
    { name: 'myrcene', label: 'Myrcen', share: 42 },
    { name: 'limonene', label: 'Limonen', share: 31.5 },
  ];
  const { unmount } = renderScreen(<TerpeneWheel terpenes={terpenes} />, { locale: 'de' });
  expect(texts('listitem')).toEqual([
    expect.stringMatching(/^Myrcen42\s%$/),
    expect.stringMatching(/^Limonen31,5\s%$/),
    expect.stringMatching(/^nicht einzeln genannt26,5\s%$/),
  ]);
  unmount();
  renderScreen(<TerpeneWheel terpenes={[...terpenes, { name: 'pinene', label: 'Pinen', share: 26.5 }]} />, { locale: 'de' });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
});
