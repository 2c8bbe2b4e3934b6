import { fireEvent, screen, waitFor } from '@testing-library/react';
import { z } from 'zod';
import { renderScreen } from '../../../test/render-screen.tsx';
import { CheckboxField, ScaleInput } from '../../components/ui/choices.tsx';
import { TextInput } from '../../components/ui/inputs.tsx';
import { ScriptedForm } from '../../components/ui/scripted-form.tsx';
import { useShapeForm } from './use-shape-form.ts';

const shape = z.object({ effect: z.number({ error: 'choose' }), name: z.string().min(1), agreement: z.literal(true, { error: 'agree' }) });

/** As on the page of a follow-up: a group of choices that is not registered, then registered fields. */
const Form = () => {
  const form = useShapeForm(shape, { effect: undefined as never, name: '', agreement: false as never }, 'onSubmit');
  const submit = form.handleSubmit(() => undefined);
  const choose = (effect: number): void => form.setValue('effect', effect, { shouldValidate: form.formState.isSubmitted });
  return (
    <ScriptedForm onSubmit={(event) => void submit(event)}>
      <ScaleInput label="Effect" name="effect" low="none" high="much" value={form.watch('effect')} onChange={choose} error={form.errorOf('effect')} />
      <TextInput label="Name" {...form.register('name')} error={form.errorOf('name')} />
      <CheckboxField label="Agreement" {...form.register('agreement')} error={form.errorOf('agreement')} />
      <button type="submit">Order</button>
    </ScriptedForm>
  );
};

const focused = (): string => (document.activeElement as HTMLInputElement).name;

test('a refused form moves the keyboard to its first wrong field each time, a group of choices too', async () => {
  const scrolled: Element[] = [];
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element): void {
    scrolled.push(this);
  };
  renderScreen(<Form />, { locale: 'en' });
  const order = screen.getByRole('button', { name: 'Order' });
  fireEvent.click(order);
  await waitFor(() => expect(focused()).toBe('effect'));
  expect(scrolled.at(-1)?.tagName).toBe('FIELDSET');
  order.focus();
  fireEvent.click(order);
  await waitFor(() => expect(focused()).toBe('effect'));
  fireEvent.click(screen.getByRole('radio', { name: /^7/ }));
  fireEvent.click(order);
  await waitFor(() => expect(focused()).toBe('name'));
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Ada' } });
  fireEvent.click(order);
  await waitFor(() => expect(focused()).toBe('agreement'));
});
