import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Input } from 'antd';
import { useState } from 'react';
import { renderScreen } from '../../test/render-screen.tsx';
import { Dialog } from './dialog.tsx';

const Note = () => {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <p>{isOpen ? 'open' : 'closed'}</p>
      <Dialog title="Note" open={isOpen} onCancel={() => setOpen(false)} cancelText="Cancel">
        <Input aria-label="Subject" />
        <Input.TextArea aria-label="Text" defaultValue="Dear" />
      </Dialog>
    </>
  );
};

const open = async (answer: boolean) => {
  const asked: string[] = [];
  window.confirm = (text = '') => {
    asked.push(text);
    return answer;
  };
  await renderScreen(<Note />, 'en');
  await screen.findByRole('dialog');
  return { asked, user: userEvent.setup() };
};
/** What is not open any more fades away, which takes no end here. */
const isClosed = () => screen.findByText('closed');

test('what was written is not lost by a slip: the dialog asks, and stays where the answer is no', async () => {
  const { asked, user } = await open(false);
  await user.type(screen.getByLabelText('Text'), ' Sir');
  await user.keyboard('{Escape}');
  expect(asked).toEqual([expect.stringMatching(/^What you have written here will be lost/)]);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Dear Sir');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(asked).toHaveLength(2);
});

test('where the answer is yes it closes', async () => {
  const { user } = await open(true);
  await user.type(screen.getByLabelText('Text'), ' Sir');
  await user.keyboard('{Escape}');
  await isClosed();
});

test('it closes without a question where nothing longer was written, or that was taken back', async () => {
  const { asked, user } = await open(false);
  await user.type(screen.getByLabelText('Subject'), 'One line');
  await user.type(screen.getByLabelText('Text'), '!{Backspace}');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(asked).toEqual([]);
});

test('by its own button it closes without a question', async () => {
  const { asked, user } = await open(false);
  await user.type(screen.getByLabelText('Text'), ' Sir');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  expect(asked).toEqual([]);
});
