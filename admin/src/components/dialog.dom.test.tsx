import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { renderScreen } from '../../test/render-screen.tsx';
import { Dialog } from './dialog.tsx';

const Note = ({ onSave }: { onSave: () => void }) => {
  const [isOpen, setOpen] = useState(true);
  const [greeting, setGreeting] = useState('');
  const save = () => {
    setOpen(false);
    onSave();
  };
  return (
    <Dialog title="Note" open={isOpen} onCancel={() => setOpen(false)} onOk={save} okText="Save" cancelText="Cancel" destroyOnHidden>
      <Input type="search" aria-label="Search" />
      <Input.TextArea aria-label="Text" defaultValue="Dear" />
      <Input aria-label="Greeting" value={greeting} readOnly />
      <Button onClick={() => setGreeting('Yours')}>Fill in</Button>
    </Dialog>
  );
};

const open = async () => {
  const saved: string[] = [];
  await renderScreen(<Note onSave={() => saved.push('Note')} />, 'en');
  const dialog = within(await screen.findByRole('dialog', { name: 'Note' }));
  return { dialog, saved, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
};
const write = async ({ dialog, user }: Awaited<ReturnType<typeof open>>, text: string) => {
  await user.click(dialog.getByLabelText('Text'));
  await user.keyboard(text);
};
// The library reads the number of the key, which user-event does not send.
const pressEscape = () => fireEvent.keyDown(screen.getByLabelText('Text'), { key: 'Escape', keyCode: 27 });
const pressBeside = () => fireEvent.click(document.querySelector('.ant-modal-wrap') ?? document.body);
// Ant Design gives all headings one id in tests: the question is known by its buttons.
const keepButton = () => screen.findByRole('button', { name: 'Keep writing' });
const isAsking = () => screen.queryByText('Discard what you have written?') !== null;
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const text = () => screen.getByLabelText<HTMLTextAreaElement>('Text').value;

test.each<[string, (part: Awaited<ReturnType<typeof open>>) => Promise<void>]>([
  ['Escape', async () => void pressEscape()],
  ['the cross', ({ dialog, user }) => user.click(dialog.getByRole('button', { name: 'Close' }))],
  ['“Cancel”', ({ dialog, user }) => user.click(dialog.getByRole('button', { name: 'Cancel' }))],
])('%s asks before a written text is lost, and Enter goes on writing', async (_name, leave) => {
  const part = await open();
  await write(part, ' Sir');
  await leave(part);
  const keep = await keepButton();
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await part.user.keyboard('{Enter}');
  await waitFor(() => expect(isAsking()).toBe(false));
  expect(text()).toBe('Dear Sir');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Text')));
});

test('a press beside the dialog does nothing while a text is written', async () => {
  const part = await open();
  await write(part, ' Sir');
  pressBeside();
  expect(isAsking()).toBe(false);
  expect(text()).toBe('Dear Sir');
});

test('where it is discarded the dialog closes', async () => {
  const part = await open();
  await write(part, ' Sir');
  pressEscape();
  await keepButton();
  await part.user.click(screen.getByRole('button', { name: 'Discard' }));
  await isClosed();
});

test('it closes at once where nothing was written, only searched, or what was written was taken back', async () => {
  const part = await open();
  await part.user.click(part.dialog.getByLabelText('Search'));
  await part.user.keyboard('Any');
  await write(part, '!{Backspace}');
  pressBeside();
  await isClosed();
});

test('what only a button has filled in is not lost without a question', async () => {
  const part = await open();
  await part.user.click(part.dialog.getByRole('button', { name: 'Fill in' }));
  pressEscape();
  await keepButton();
  await part.user.click(screen.getByRole('button', { name: 'Discard' }));
  await isClosed();
});

test('what is saved is not asked about', async () => {
  const part = await open();
  await write(part, ' Sir');
  await part.user.click(part.dialog.getByRole('button', { name: 'Save' }));
  await isClosed();
  expect(part.saved).toEqual(['Note']);
});
