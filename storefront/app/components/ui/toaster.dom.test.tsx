import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { toast } from './toast.ts';
import { ToastHost } from './toast-host.tsx';
import { Toaster } from './toaster.tsx';

const page = (
  <main tabIndex={-1}>
    <button type="button">elsewhere</button>
    <ToastHost load={() => Promise.resolve({ Toaster })} />
  </main>
);

test.each([
  ['de', 'Rückgängig machen'],
  ['en', 'Undo'],
] as const)('a removal is told as a status with a button that takes it back, once and by keyboard (%s)', async (locale, words) => {
  renderScreen(page, { locale });
  const takeBack = jest.fn();
  act(() => toast.removed(`Apfel ${locale}`, takeBack));
  const undo = await screen.findByRole('button', { name: words });
  const said = undo.closest('[role=status]');
  expect(said?.textContent).toContain(`Apfel ${locale}`);
  // The control that removed it is gone: the keyboard is at the offer.
  expect(document.activeElement).toBe(undo);
  await userEvent.keyboard('{Enter}');
  expect(takeBack).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.tagName).toBe('MAIN');
  // jsdom runs no animations: this is the end of the one that takes the toast away.
  if (said) fireEvent.animationEnd(said);
  await waitFor(() => expect(screen.queryByText(`Apfel ${locale}`)).toBeNull());
});

test('the offer leaves the keyboard where it is being used, and says why it could not be taken', async () => {
  renderScreen(page, { locale: 'en' });
  const elsewhere = screen.getByRole('button', { name: 'elsewhere' });
  elsewhere.focus();
  act(() => toast.removed('Birne', () => Promise.reject(new ApiError({ code: 'server.unavailable', message: '', status: 503 }))));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  expect(document.activeElement).toBe(elsewhere);
  await userEvent.click(undo);
  expect(await screen.findByRole('alert')).toBeTruthy();
});
