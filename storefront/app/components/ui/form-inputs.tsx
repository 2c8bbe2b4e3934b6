import type { ReactNode } from 'react';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { useController } from 'react-hook-form';
import { DateInput } from './date-input.tsx';
import { PhoneInput } from './phone-input.tsx';

interface Props<In extends FieldValues, Out> {
  control: Control<In, unknown, Out>;
  name: FieldPath<In>;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
}

/** Fields of several controls as fields of a form. Each a component: fields have the order in which they register, and the first wrong one gets the focus. */
export const FormDateInput = <In extends FieldValues, Out>({ control, name, ...rest }: Props<In, Out>) => {
  const { field } = useController({ control, name });
  return <DateInput {...rest} {...field} />;
};

/** `emptyIsNone`: a number that is left empty is none. */
export const FormPhoneInput = <In extends FieldValues, Out>({
  control,
  name,
  emptyIsNone = false,
  ...rest
}: Props<In, Out> & { isOptional?: boolean; emptyIsNone?: boolean }) => {
  const { field } = useController({ control, name });
  return <PhoneInput {...rest} {...field} onChange={(value) => field.onChange(emptyIsNone ? value || undefined : value)} />;
};
