import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { jest } from '@jest/globals';
import { renderScreen } from '../../../test/render-screen.tsx';
import { PositionButton } from './position-button.tsx';

type Ask = typeof navigator.geolocation.getCurrentPosition;

/** The browser, as it answers when it is asked. */
const answering = (answer: (found: PositionCallback, failed: PositionErrorCallback) => void) => {
  const getCurrentPosition = jest.fn<Ask>((found, failed) => answer(found, failed as PositionErrorCallback));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  return getCurrentPosition;
};
const at = (latitude: number, longitude: number) => answering((found) => found({ coords: { latitude, longitude } } as GeolocationPosition));
const failing = (code: number) => answering((_found, failed) => failed({ code } as GeolocationPositionError));

const press = async (locale: 'de' | 'en') => {
  const onZipCode = jest.fn();
  const { t } = renderScreen(<PositionButton onZipCode={onZipCode} />, { locale });
  await userEvent.setup().click(screen.getByRole('button', { name: t('position.use') }));
  return { onZipCode, t };
};

afterEach(() => Reflect.deleteProperty(navigator, 'geolocation'));

test.each(['de', 'en'] as const)('the browser is asked with the press and not before, and its answer becomes a postal code nearby (%s)', async (locale) => {
  const asked = at(52.529, 13.398);
  const onZipCode = jest.fn();
  const { t } = renderScreen(<PositionButton onZipCode={onZipCode} />, { locale });
  expect(screen.getByRole('button').getAttribute('aria-describedby')).toBe(screen.getByText(t('position.how')).id);
  expect(asked).not.toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('button'));
  expect(await screen.findByText(t('position.found', { zipCode: '10179' }))).toBeDefined();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(asked.mock.calls[0]?.[2]).toMatchObject({ enableHighAccuracy: false });
  expect(onZipCode.mock.calls).toEqual([['10179']]);
});

test.each([
  ['denied', 1],
  ['unavailable', 2],
  ['timeout', 3],
] as const)('%s is said in words, and the field stays as it is', async (problem, code) => {
  failing(code);
  const { onZipCode, t } = await press('de');
  expect((await screen.findByText(t(`position.${problem}`))).getAttribute('role')).toBe('status');
  expect(onZipCode).not.toHaveBeenCalled();
});

test('abroad, and in a browser that knows no positions, it says so', async () => {
  at(48.208, 16.373);
  const abroad = await press('de');
  expect(await screen.findByText(abroad.t('position.abroad'))).toBeDefined();
  Reflect.deleteProperty(navigator, 'geolocation');
  await userEvent.setup().click(screen.getByRole('button'));
  expect(await screen.findByText(abroad.t('position.unavailable'))).toBeDefined();
});
