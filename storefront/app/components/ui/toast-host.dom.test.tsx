import { act, render, screen } from '@testing-library/react';
import { toast } from './toast.ts';
import type { ToastRequest } from './toast.ts';
import { ToastHost } from './toast-host.tsx';

const Toaster = ({ first }: { first: ToastRequest }) => <p>library: {first.text}</p>;

test('a message that comes without a connection stands there plainly, and the library takes over once it can be loaded', async () => {
  let isOffline = true;
  const load = () => (isOffline ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve({ Toaster }));
  render(<ToastHost load={load} />);
  act(() => toast.error('Keine Verbindung.', 'Support-Code AB12'));
  expect((await screen.findByRole('alert')).textContent).toBe('Keine Verbindung.Support-Code AB12');
  act(() => toast.error('Noch immer keine Verbindung.'));
  expect((await screen.findByRole('alert')).textContent).toBe('Noch immer keine Verbindung.');
  isOffline = false;
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('library: Noch immer keine Verbindung.')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
