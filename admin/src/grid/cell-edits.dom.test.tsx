import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer, type StubRequest } from '../../test/stub-api.ts';
import { VaporizerList } from '../resources/vaporizers/list.tsx';

const row = (id: string, name: string, abilities = ['update']) => ({
  ...{ id, name, manufacturer: null, takes: ['flower'], cartridgeSystem: null, isListed: true, abilities },
  ...{ version: 3, createdAt: '2026-11-01T08:00:00.000Z', updatedAt: '2026-11-01T08:00:00.000Z' },
});

const open = async (answer: (request: StubRequest) => StubAnswer = () => ({ body: row('a', 'Neu') })) => {
  const requests = stubApi((request) =>
    request.method === 'GET'
      ? { body: { items: [row('a', 'Alt'), row('b', 'Zweiter'), row('c', 'Fremd', [])], total: 3, isTotalExact: true } }
      : answer(request),
  );
  await renderOffice(<VaporizerList />, { language: 'en', at: '/vaporizers', route: '/vaporizers' });
  await screen.findByText('Alt');
  const user = userEvent.setup();
  await user.keyboard('je');
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name' });
  const sent = () => requests.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body]);
  return { user, field, sent };
};
const type = async (user: ReturnType<typeof userEvent.setup>, field: HTMLInputElement, text: string) => {
  await user.clear(field);
  await user.type(field, text);
};

describe('A cell is edited in its row', () => {
  test('by keyboard: e begins, Enter saves the one field with its version', async () => {
    const { user, field, sent } = await open();
    await type(user, field, 'Neu');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(sent()).toEqual([['vaporizers/a', { name: 'Neu', version: 3 }]]));
    expect(screen.queryByRole('textbox', { name: 'Name' })).toBeNull();
  });

  test('Escape leaves it as it was', async () => {
    const { user, field, sent } = await open();
    await type(user, field, 'Neu');
    await user.keyboard('{Escape}');
    await screen.findByText('Alt');
    expect(sent()).toEqual([]);
  });

  test('Tab saves and goes on to the next cell of the row', async () => {
    const { user, field, sent } = await open();
    await type(user, field, 'Neu');
    await user.keyboard('{Tab}');
    await screen.findByRole('textbox', { name: 'Manufacturer' });
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  test('what the server refuses is taken back', async () => {
    const { user, field } = await open(() => refusal(403, 'server.forbidden'));
    await type(user, field, 'Neu');
    await user.keyboard('{Enter}');
    await screen.findByText('Alt');
    expect(await screen.findByRole('alert')).toBeDefined();
  });

  test('a conflict is decided about, and saved on top of what is stored', async () => {
    const current = { ...row('a', 'Von anderen'), version: 7 };
    const { user, field, sent } = await open(({ body }) =>
      (body as { version: number }).version === 7
        ? { body: current }
        : refusal(409, 'server.conflict', { base: row('a', 'Alt'), current, yours: { name: 'Neu' } }),
    );
    await type(user, field, 'Neu');
    await user.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: /changed the same/ }));
    await user.click(dialog.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(sent().at(-1)).toEqual(['vaporizers/a', { name: 'Neu', version: 7 }]));
  });

  test('a column of a spreadsheet goes into the rows below, as far as they may be changed', async () => {
    const { user, field, sent } = await open();
    field.focus();
    await user.paste('Eins\nZwei\nDrei\nVier\n');
    await screen.findByText(/^2 rows saved\. “Drei” does not fit here\. One line found no row/);
    expect(sent()).toEqual([
      ['vaporizers/a', { name: 'Eins', version: 3 }],
      ['vaporizers/b', { name: 'Zwei', version: 3 }],
    ]);
  });
});
