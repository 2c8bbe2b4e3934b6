import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderOffice } from '../../test/render-office.tsx';
import { ConfirmButton } from './confirm-button.tsx';

test('what is confirmed is what was asked about, also when the record changes behind the dialog', async () => {
  const confirmed: number[] = [];
  let change = (): void => undefined;
  const Page = () => {
    const [version, setVersion] = useState(3);
    change = () => setVersion(4);
    return (
      <ConfirmButton means={`Version ${version}`} onConfirm={() => confirmed.push(version)}>
        Delete
      </ConfirmButton>
    );
  };
  await renderOffice(<Page />, { language: 'en', at: '/' });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  act(() => change());
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(confirmed).toEqual([3]);
});

test('what is worked off is confirmed, or confirmed in order to go on', async () => {
  const confirmed: boolean[] = [];
  await renderOffice(
    <ConfirmButton means="It is released." hasNext onConfirm={(goesOn) => confirmed.push(goesOn)}>
      Release
    </ConfirmButton>,
    { language: 'en', at: '/' },
  );
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  for (const name of ['Finish and next', 'Release']) {
    await user.click(screen.getAllByRole('button', { name: 'Release' })[0]!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
  expect(confirmed).toEqual([true, false]);
});
