import type { ProductProposal } from '@blattwerk/contract/product-proposals/shapes';
import { configure, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { RecordPicker } from '../../components/record-picker.tsx';
import { renderOffice } from '../../../test/render-office.tsx';
import { refusal, stubApi, type StubAnswer } from '../../../test/stub-api.ts';
import { useProposalDecisions } from './decide.tsx';
import { ProposeProduct } from './propose-product.tsx';

// Whether each element is hidden is asked of jsdom's styles, which costs more than all the rest of these tests.
configure({ defaultHidden: true });

const proposal: ProductProposal = {
  id: '019a0000-0000-7000-8000-0000000000f1',
  doctor: { id: '019a0000-0000-7000-8000-00000000000a', name: 'Dr. Ada Arzt' },
  name: 'Fichtenklee 22/1',
  manufacturer: 'Hof Sonnental',
  category: 'extract',
  thc: 22,
  cbd: 1,
  pzn: null,
  note: null,
  status: 'open',
  product: null,
  reason: null,
  version: 1,
  createdAt: '2026-11-20T09:00:00.000Z',
  decidedAt: null,
  abilities: ['add', 'merge', 'refuse'],
};

const Decisions = ({ row }: { row: ProductProposal }) => {
  const { buttons, dialog } = useProposalDecisions();
  return (
    <>
      {buttons(row)}
      {dialog}
    </>
  );
};

const at = { language: 'de', at: '/product-proposals' } as const;
const posted = (answer: StubAnswer = { body: proposal, status: 201 }) =>
  stubApi(({ method, path }) => (method === 'POST' ? answer : path === 'products' ? { body: { items: [], total: 0 } } : { body: { items: [] } }));
const openDialog = async (button: string) => {
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.click(await screen.findByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
};

describe('A doctor who proposes a product', () => {
  test('begins with the name that was searched for, and sends only what is known', async () => {
    const requests = posted();
    await renderOffice(<ProposeProduct name="Fichtenklee 22/1" />, at);
    const { user, dialog } = await openDialog('Produkt vorschlagen');
    expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Fichtenklee 22/1');
    await user.click(dialog.getByRole('combobox', { name: /^Art/ }));
    await user.click((await screen.findAllByText('Extrakt')).at(-1)!);
    await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }));
    await screen.findByText(/Danke, Ihr Vorschlag/);
    expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
      path: 'product-proposals',
      body: { name: 'Fichtenklee 22/1', category: 'extract' },
    });
    expect(Object.keys(requests.find(({ method }) => method === 'POST')?.body as object)).toHaveLength(2);
  });

  test('is told at the field what is missing or wrong, and nothing is sent', async () => {
    const requests = posted();
    await renderOffice(<ProposeProduct />, at);
    const { user, dialog } = await openDialog('Produkt vorschlagen');
    await user.type(dialog.getByRole('textbox', { name: /^PZN/ }), '12345679');
    await user.click(dialog.getByRole('button', { name: 'Vorschlagen' }));
    await dialog.findByText('Bitte geben Sie den Namen des Produkts an.');
    dialog.getByText('Bitte wählen Sie eine Art.');
    await dialog.findByText(/die letzte ist eine Prüfziffer/);
    expect(requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  test('is led there by a search in vain, and finds the searched words in the form', async () => {
    posted();
    const picker = (
      <RecordPicker
        resource="products"
        searchField="name"
        label="Produkt"
        labelOf={(row) => String(row['name'])}
        inVain={(text) => <ProposeProduct name={text} />}
      />
    );
    await renderOffice(picker, at);
    expect(screen.queryByRole('button', { name: 'Produkt vorschlagen' })).toBeNull();
    const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
    await user.type(screen.getByRole('combobox', { name: 'Produkt' }), 'Fichtenklee');
    const button = await screen.findByRole('button', { name: 'Produkt vorschlagen' });
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveProperty('value', 'Fichtenklee'));
  });
});

describe('An administrator who decides about a proposal', () => {
  const sent = (requests: ReturnType<typeof stubApi>) => requests.find(({ method }) => method === 'POST');

  test('adds the product with the PZN that the doctor did not know', async () => {
    const requests = posted({ body: { ...proposal, status: 'added' } });
    await renderOffice(<Decisions row={proposal} />, at);
    const { user, dialog } = await openDialog('Anlegen');
    await user.click(dialog.getByRole('button', { name: 'Produkt anlegen' }));
    await dialog.findByText(/die letzte ist eine Prüfziffer/);
    await user.type(dialog.getByRole('textbox', { name: /^PZN/ }), '18000012');
    await user.click(dialog.getByRole('button', { name: 'Produkt anlegen' }));
    await waitFor(() => expect(sent(requests)?.path).toBe(`product-proposals/${proposal.id}/add`));
    expect(sent(requests)?.body).toMatchObject({ name: proposal.name, pzn: '18000012', unit: 'ml', category: 'extract', thc: 22 });
  });

  test('refuses it with a reason of some length', async () => {
    const requests = posted({ body: { ...proposal, status: 'refused' } });
    await renderOffice(<Decisions row={proposal} />, at);
    const { user, dialog } = await openDialog('Ablehnen');
    await user.type(dialog.getByRole('textbox'), 'nein');
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await dialog.findByText('Bitte geben Sie einen Grund mit mindestens fünf Zeichen an.');
    await user.type(dialog.getByRole('textbox'), ', nicht zugelassen');
    await user.click(dialog.getByRole('button', { name: 'Ablehnen' }));
    await waitFor(() => expect(sent(requests)).toMatchObject({ path: `product-proposals/${proposal.id}/refuse`, body: { reason: 'nein, nicht zugelassen' } }));
  });

  test('must say which product is meant before merging', async () => {
    const requests = posted();
    await renderOffice(<Decisions row={proposal} />, at);
    const { user, dialog } = await openDialog('Zuordnen');
    await user.click(dialog.getByRole('button', { name: 'Zuordnen' }));
    await dialog.findByText('Bitte wählen Sie das Produkt, das gemeint ist.');
    expect(sent(requests)).toBeUndefined();
  });

  test('sees why adding was refused, and the entered PZN stays', async () => {
    posted(refusal(409, 'server.conflict'));
    await renderOffice(<Decisions row={{ ...proposal, pzn: '18000012' }} />, at);
    const { user, dialog } = await openDialog('Anlegen');
    await user.click(dialog.getByRole('button', { name: 'Produkt anlegen' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Produkt anlegen' }).className).not.toContain('loading'));
    expect(dialog.getByRole('textbox', { name: /^PZN/ })).toHaveProperty('value', '18000012');
  });

  test('goes on to the next proposal with the same decision, and ends where none waits', async () => {
    const other = { ...proposal, id: '019a0000-0000-7000-8000-0000000000f2', name: 'Moosfarn 18/1', note: 'Seit Mai im Handel' };
    let waiting = [proposal, other];
    stubApi(({ method, path }) => {
      if (method === 'POST') {
        waiting = waiting.filter(({ id }) => !path.includes(id));
        return { body: proposal, status: 201 };
      }
      return { body: { items: waiting, total: waiting.length } };
    });
    await renderOffice(<Decisions row={proposal} />, at);
    const { user } = await openDialog('Ablehnen');
    const refuse = async () => {
      await user.type(screen.getByRole('textbox'), 'Nicht zugelassen');
      await user.click(screen.getByRole('button', { name: 'Erledigen und weiter' }));
    };
    await refuse();
    await screen.findByText('Moosfarn 18/1 ablehnen');
    screen.getByText('Seit Mai im Handel');
    expect(screen.getByRole('textbox')).toHaveProperty('value', '');
    await refuse();
    await screen.findByText('Geschafft: Hier wartet nichts mehr.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('has no buttons for one that is decided', async () => {
    await renderOffice(<Decisions row={{ ...proposal, abilities: [] }} />, at);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
