import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form, Input } from 'antd';
import { renderOffice } from '../../test/render-office.tsx';
import { stubApi } from '../../test/stub-api.ts';
import { BlocksOf } from './block-groups.ts';
import { BlockText } from './block-text.tsx';

const block = (id: string, title: string, text: string) => ({ id, title, text, version: 1, updatedAt: '2026-11-20T09:00:00.000Z' });
const blocks = [block('a', 'Schmerztagebuch', 'Bitte führen Sie ein Tagebuch.'), block('b', 'Verlauf', 'Wie war der Verlauf?')];

const housed = (id: string, title: string, indication: string | null, language = 'de') => ({ id, title, text: `${title}.`, indication, language });
const house = [
  housed('c', 'Absage', null),
  housed('d', 'Pain', 'chronic-pain', 'en'),
  housed('e', 'Schlaf', 'sleep-disorder'),
  housed('f', 'Weh', 'chronic-pain'),
];

interface Offered {
  items: object[];
  house?: object[];
}

const show = async (offered: object[] | Offered, language: 'de' | 'en' = 'de', text = '') => {
  const body = Array.isArray(offered) ? { items: offered, house: [] } : { house: [], ...offered };
  stubApi(() => ({ body }));
  await renderOffice(
    <Form initialValues={{ text }}>
      <BlocksOf value={{ symptoms: ['chronic-pain', 'other'], language: 'de' }}>
        <Form.Item name="text" label="Frage">
          <BlockText maxLength={60} />
        </Form.Item>
      </BlocksOf>
      <Form.Item name="note" label="Notiz">
        <Input />
      </Form.Item>
    </Form>,
    { language, at: '/treatments/1' },
  );
  return userEvent.setup();
};
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /^Frage/ });

test('a slash opens the choice, and what is chosen stands where the slash was; the focus is back in the field', async () => {
  const user = await show(blocks);
  await screen.findByRole('button', { name: 'Textbaustein einfügen' });
  await user.type(field(), 'Guten Tag. /');
  const choice = await screen.findByRole('combobox', { name: 'Textbaustein wählen' });
  await waitFor(() => expect(document.activeElement).toBe(choice));
  await user.keyboard('verl');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field().value).toBe('Guten Tag. Wie war der Verlauf?'));
  await waitFor(() => expect(document.activeElement).toBe(field()));
});

test.each([
  ['de', 'Textbaustein einfügen', 'Textbaustein wählen'],
  ['en', 'Insert a text block', 'Choose a text block'],
] as const)('in %s the button offers the same, and Escape leaves the text as it was', async (language, insert, choose) => {
  const user = await show(blocks, language, 'Vorhanden');
  await user.click(await screen.findByRole('button', { name: insert }));
  await screen.findByRole('combobox', { name: choose });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('combobox', { name: choose })).toBeNull());
  expect(field().value).toBe('Vorhanden');
  expect(document.activeElement).toBe(field());
});

test('a block goes to the caret, which stands behind it; the text around it stays', async () => {
  const user = await show(blocks, 'de', 'Guten Tag.\n\nMit Gruß');
  await screen.findByRole('button', { name: 'Textbaustein einfügen' });
  await user.click(field());
  field().setSelectionRange(11, 11);
  await user.keyboard('/');
  await user.click(await screen.findByText('Verlauf'));
  await waitFor(() => expect(field().value).toBe('Guten Tag.\nWie war der Verlauf?\nMit Gruß'));
  expect(field().selectionStart).toBe(31);
});

test('the arrow keys go through the list and round its ends; what Enter would take is told to screen readers', async () => {
  const user = await show(blocks);
  await user.click(await screen.findByRole('button', { name: 'Textbaustein einfügen' }));
  const choice = await screen.findByRole('combobox', { name: 'Textbaustein wählen' });
  const list = screen.getByRole('listbox', { name: 'Textbaustein wählen' });
  const [first, second] = within(list).getAllByRole('option');
  const current = () => choice.getAttribute('aria-activedescendant');
  expect([choice.getAttribute('aria-controls'), current()]).toEqual([list.id, first?.id]);
  await user.keyboard('{ArrowDown}');
  expect([current(), second?.getAttribute('aria-selected')]).toEqual([second?.id, 'true']);
  await user.keyboard('{ArrowDown}');
  expect(current()).toBe(first?.id);
  await user.keyboard('{ArrowUp}{Enter}');
  await waitFor(() => expect(field().value).toBe('Wie war der Verlauf?'));
});

test('own ones come first, then the house’s for the case, then its others, the patient’s language before another', async () => {
  const user = await show({ items: blocks, house });
  await user.click(await screen.findByRole('button', { name: 'Textbaustein einfügen' }));
  const list = await screen.findByRole('listbox', { name: 'Textbaustein wählen' });
  const groups = within(list).getAllByRole('group');
  const shown = groups.map((group) =>
    within(group)
      .getAllByRole('option')
      .map(({ firstChild, id }) => [firstChild?.textContent, id] as const),
  );
  expect(shown.map((options) => options.map(([title]) => title))).toEqual([['Schmerztagebuch', 'Verlauf'], ['Weh'], ['Absage', 'Schlaf', 'Pain']]);
  within(list).getByRole('group', { name: 'Vom Haus, passend zu den Beschwerden' });
  expect(within(list).getByRole('option', { name: /^Pain/ }).textContent).toContain('Chronische Schmerzen, Englisch');
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  await waitFor(() => expect(field().value).toBe('Weh.'));
});

test('where nothing is found it says so, and no list is open', async () => {
  const user = await show(blocks);
  await user.click(await screen.findByRole('button', { name: 'Textbaustein einfügen' }));
  const choice = await screen.findByRole('combobox', { name: 'Textbaustein wählen' });
  await user.type(choice, 'Rezept');
  screen.getByText('Kein Textbaustein gefunden.');
  expect([choice.getAttribute('aria-expanded'), screen.queryByRole('listbox')]).toEqual(['false', null]);
});

test('a click elsewhere closes the choice, and the focus stays there', async () => {
  const user = await show(blocks);
  await user.click(await screen.findByRole('button', { name: 'Textbaustein einfügen' }));
  await screen.findByRole('combobox', { name: 'Textbaustein wählen' });
  await user.click(screen.getByRole('textbox', { name: /^Notiz/ }));
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Notiz/ }));
});

test('a slash within a word is a slash', async () => {
  const user = await show(blocks);
  await screen.findByRole('button', { name: 'Textbaustein einfügen' });
  await user.type(field(), '1/2');
  expect(field().value).toBe('1/2');
});

test('without text blocks it is a plain field, and a slash is a slash', async () => {
  const user = await show([]);
  await user.type(field(), '/');
  expect(field().value).toBe('/');
  expect(screen.queryByRole('button', { name: 'Textbaustein einfügen' })).toBeNull();
});

test('what is put in ends where the field ends', async () => {
  const user = await show(blocks, 'de', 'x'.repeat(50));
  await user.click(await screen.findByRole('button', { name: 'Textbaustein einfügen' }));
  await user.click(await screen.findByText('Verlauf'));
  await waitFor(() => expect(field().value).toHaveLength(60));
});
