import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderOffice } from '../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer, type StubRequest } from '../../test/stub-api.ts';
import { rememberSearch } from '../grid/last-search.ts';
import { i18n, type Language } from '../providers/i18n.ts';
import { VaporizerForm } from '../resources/vaporizers/form.tsx';
import { VaporizerShow } from '../resources/vaporizers/show.tsx';
import { NameChoice } from './name-choice.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { RecordPicker } from './record-picker.tsx';

const id = '0f8fad5b-d9cb-469f-a165-70867728950e';
const record = {
  id,
  name: 'Kleiner Verdampfer',
  manufacturer: 'Werk',
  takes: ['flower'],
  cartridgeSystem: null,
  isListed: true,
  version: 3,
  createdAt: '2026-11-01T08:00:00.000Z',
  updatedAt: '2026-11-01T08:00:00.000Z',
  abilities: ['update'],
};
const list = (...items: object[]): StubAnswer => ({ body: { items, total: items.length } });

const language: Language = 'de';

describe('Records of the back office', () => {
  const t = (key: string): string => i18n.t(key, { lng: language });
  const show = (answer: StubAnswer) => {
    const requests = stubApi(() => answer);
    return renderOffice(<VaporizerShow />, { language, at: `/vaporizers/${id}`, route: '/vaporizers/:id' }).then(() => requests);
  };

  test('a record that is being read says so', async () => {
    await show('pending');
    await screen.findByRole('heading', { name: t('common.loading') });
  });

  test('a record shows its facts, and what may be done with it', async () => {
    await show({ body: record });
    await screen.findByRole('heading', { level: 1, name: record.name });
    screen.getByRole('button', { name: t('common.edit') });
    expect(screen.getAllByText(t('common.nothing'))).toHaveLength(1);
  });

  test('a record without the ability to edit it has no button for it', async () => {
    await show({ body: { ...record, abilities: [] } });
    await screen.findByRole('heading', { level: 1, name: record.name });
    expect(screen.queryByRole('button', { name: t('common.edit') })).toBeNull();
  });

  test.each([
    ['unknown', refusal(404, 'server.notFound')],
    ['an address that is no id', refusal(400, 'server.badRequest', { fields: [{ path: 'id', message: 'uuid' }] })],
  ])('a record that is %s is not found, and the way back stays', async (_what, answer) => {
    rememberSearch('vaporizers', '');
    await show(answer);
    await screen.findByText(t('common.notFound'));
    expect(screen.getByRole('link', { name: t('vaporizers.title') }).getAttribute('href')).toBe('/vaporizers');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('a record that cannot be read is an alert, and is read again when asked', async () => {
    const requests = await show(refusal(500, 'server.internalServerError'));
    await userEvent.setup().click(within(await screen.findByRole('alert')).getByRole('button', { name: t('common.retry') }));
    await waitFor(() => expect(requests).toHaveLength(2));
  });

  const edit = async (answer: (request: StubRequest) => StubAnswer | undefined) => {
    const requests = stubApi((request) => (request.method === 'GET' ? { body: record } : answer(request)));
    await renderOffice(<VaporizerForm />, { language, at: `/vaporizers/${id}/edit`, route: '/vaporizers/:id/edit' });
    const user = userEvent.setup();
    const name = await screen.findByRole('textbox', { name: t('vaporizers.name') });
    await user.clear(name);
    await user.type(name, 'Neu');
    const save = () => user.click(screen.getByRole('button', { name: t('common.save') }));
    return { requests, user, name, save };
  };

  test('a form sends only what was changed, with the version that was read', async () => {
    const { requests, save } = await edit(() => ({ body: { ...record, name: 'Neu', version: 4 } }));
    await save();
    await waitFor(() => expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Neu', version: 3 }));
    await waitFor(() => expect(screen.getByTestId('address').textContent).toBe(`/vaporizers/${id}`));
  });

  test('Ctrl+S saves while the user types', async () => {
    const { requests, user } = await edit(() => ({ body: { ...record, name: 'Neu', version: 4 } }));
    await user.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Neu', version: 3 }));
  });

  test('an error of the server stands at its field, and what was typed stays', async () => {
    const { name, save } = await edit(() => refusal(400, 'server.badRequest', { fields: [{ path: 'name', message: 'Zu kurz' }] }));
    await save();
    await screen.findByText('Zu kurz');
    expect(name).toHaveProperty('value', 'Neu');
  });

  test('a form in which a field is missing sends nothing', async () => {
    const { requests, user, name, save } = await edit(() => undefined);
    await user.clear(name);
    await save();
    await screen.findByText(t('common.required'));
    expect(requests.filter(({ method }) => method === 'PATCH')).toEqual([]);
  });

  test('another user was quicker: their version is shown, and one’s own is saved on top of it when wished', async () => {
    const current = { ...record, name: 'Von anderen', version: 7 };
    const { requests, user, save } = await edit(({ body }) =>
      (body as { version: number }).version === 7 ? { body: current } : refusal(409, 'server.conflict', { base: record, current, yours: { name: 'Neu' } }),
    );
    await save();
    const dialog = within(await screen.findByRole('dialog', { name: t('conflict.title') }));
    dialog.getByText('Von anderen');
    await user.click(dialog.getByRole('button', { name: t('conflict.keepMine') }));
    await waitFor(() =>
      expect(requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
        { name: 'Neu', version: 3 },
        { name: 'Neu', version: 7 },
      ]),
    );
  });

  const pick = async (answer: StubAnswer) => {
    const chosen: string[] = [];
    const requests = stubApi(() => answer);
    await renderOffice(
      <RecordPicker
        resource="growers"
        searchField="name"
        label="grower"
        labelOf={(row) => String(row['name'])}
        onChange={(value) => void chosen.push(value)}
      />,
      { language, at: '/' },
    );
    const user = userEvent.setup();
    await user.click(screen.getByRole('combobox', { name: 'grower' }));
    return { chosen, requests, user };
  };

  test('a picker asks only when it is opened, searches on the server and gives the record’s id', async () => {
    const { chosen, requests, user } = await pick(list({ id: 'g1', name: 'Gärtnerei' }));
    await user.keyboard('Gärt');
    await waitFor(() => expect(requests.at(-1)?.query.get('filters')).toContain('Gärt'));
    await user.click(await screen.findByText('Gärtnerei'));
    expect(chosen).toEqual(['g1']);
  });

  test('a picker without a match says so', async () => {
    await pick(list());
    await screen.findByText(t('picker.nothing'));
  });

  test('a name can be one that there is not yet', async () => {
    const names: string[] = [];
    stubApi(() => list());
    await renderOffice(<NameChoice id="name" resource="growers" maxLength={20} onChange={(name) => void names.push(name)} />, { language, at: '/' });
    await userEvent.setup().type(screen.getByRole('combobox'), 'N');
    expect(names.at(-1)).toBe('N');
  });

  test('a person without devices is said to have none; with devices each can be signed out', async () => {
    const device = {
      id: 's1',
      browser: 'Firefox',
      system: 'Windows',
      place: null,
      lastUsedAt: '2026-11-21T13:02:00.000Z',
      createdAt: '2026-11-21T13:02:00.000Z',
      isCurrent: false,
    };
    let items = [device];
    const requests = stubApi(({ method }) => {
      if (method === 'DELETE') items = [];
      return method === 'DELETE' ? { status: 204, body: undefined } : { body: { items } };
    });
    await renderOffice(<PersonSessions id={id} />, { language, at: '/' });
    await userEvent.setup().click(await screen.findByRole('button', { name: t('sessions.end') }));
    await screen.findByText(t('sessions.none'));
    expect(requests.find(({ method }) => method === 'DELETE')?.path).toBe(`people/${id}/sessions/s1`);
  });
});
