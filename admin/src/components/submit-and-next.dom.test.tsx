import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderOffice } from '../../test/render-office.tsx';
import { refusal, stubApi } from '../../test/stub-api.ts';
import { rememberQuestion } from '../grid/last-search.ts';
import { AnswerForm } from '../resources/contact-requests/answer-form.tsx';

const [id, other] = ['0199d000-0000-7000-8000-000000000001', '0199d000-0000-7000-8000-000000000002'];

const answer = async (button: string, { open = [] as string[], isRefused = false } = {}) => {
  const requests = stubApi(({ method }) =>
    method === 'POST'
      ? isRefused
        ? refusal(409, 'invalid.status')
        : { body: { id } }
      : { body: { items: open.map((one) => ({ id: one })), total: open.length } },
  );
  await renderOffice(<AnswerForm row={{ id, locale: 'de' } as never} />, { language: 'en', at: `/contact-requests/${id}`, route: '/contact-requests/:id' });
  const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
  await user.type(screen.getByRole('textbox'), 'It is on its way.');
  await user.click(screen.getByRole('button', { name: button }));
  await waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  return requests;
};
const address = () => screen.queryByTestId('address')?.textContent;

test('“send and open the next” goes on to the one that waits longest, and to the list where none waits', async () => {
  const requests = await answer('Send and open the next', { open: [id, other] });
  await waitFor(() => expect(address()).toBe(`/contact-requests/${other}`));
  expect(requests.find(({ method, path }) => method === 'GET' && path.includes('contact-requests'))).toBeDefined();
});

test('where none waits any more it goes to the list and says so', async () => {
  await answer('Send and open the next', { open: [id] });
  await waitFor(() => expect(address()).toBe('/contact-requests'));
  await screen.findByText('All done: nothing is waiting here any more.');
});

test('it goes on in the order and with the filters of the list as it was left, to the one behind', async () => {
  const [before, behind] = ['0199d000-0000-7000-8000-000000000003', '0199d000-0000-7000-8000-000000000004'];
  const topic = { field: 'topic', operator: 'eq', value: 'other' } as const;
  rememberQuestion('contact-requests', {
    filters: [topic, { field: 'status', operator: 'in', value: ['open', 'answered'] }],
    sorters: [{ field: 'createdAt', order: 'desc' }],
    q: 'Kim',
    ids: [before, id, 'closed meanwhile', behind],
  });
  const requests = await answer('Send and open the next', { open: [before, other, behind] });
  await waitFor(() => expect(address()).toBe(`/contact-requests/${behind}`));
  const asked = requests.findLast(({ method, path }) => method === 'GET' && path === 'contact-requests')?.query;
  expect([asked?.get('sort'), asked?.get('q')]).toEqual(['-createdAt', 'Kim']);
  expect(JSON.parse(asked?.get('filters') ?? '')).toEqual([topic, { field: 'status', operator: 'in', value: ['open'] }]);
});

test('a refused answer stays where it is, and so does one that is only sent', async () => {
  await answer('Send and open the next', { isRefused: true, open: [other] });
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('It is on its way.'));
  expect(address()).toBe(`/contact-requests/${id}`);
});
