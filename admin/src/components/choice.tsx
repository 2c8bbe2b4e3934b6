import { Select } from 'antd';
import type { SelectProps } from 'antd';

type ChoiceProps<Value> = SelectProps<Value> & { 'aria-required'?: boolean };

/** A select inside a form. The form's `aria-required` would land on an element without a role, so it stays out; the label says it. */
export const Choice = <Value,>({ 'aria-required': _isRequired, ...props }: ChoiceProps<Value>) => <Select<Value> {...props} />;
