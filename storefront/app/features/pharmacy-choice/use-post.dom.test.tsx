import { fireEvent, screen, waitFor } from '@testing-library/react';
import { renderScreen } from '../../../test/render-screen.tsx';
import { ApiError } from '../../lib/api/api-error.ts';
import { usePost } from './use-post.tsx';

Element.prototype.scrollIntoView = () => undefined;

const Page = ({ send }: { send: (body: object) => Promise<void> }) => {
  const post = usePost();
  return (
    <>
      {post.notice}
      <button onClick={() => void post.orAsk(() => send(post.body))}>{post.isAsked ? 'by post' : 'send'}</button>
    </>
  );
};

test('a prescription that needs a signature by hand is sent by post only after it was asked', async () => {
  const bodies: object[] = [];
  const send = async (body: object): Promise<void> => {
    bodies.push(body);
    if (!('byPost' in body)) throw new ApiError({ code: 'prescription.signatureRequired', message: '', status: 422 });
  };
  const { t } = renderScreen(<Page send={send} />, { locale: 'de', ns: 'pharmacy-choice' });
  fireEvent.click(screen.getByRole('button', { name: 'send' }));
  await screen.findByText(t('post.text'));
  fireEvent.click(screen.getByRole('button', { name: 'by post' }));
  await waitFor(() => expect(bodies).toEqual([{}, { byPost: true }]));
});
