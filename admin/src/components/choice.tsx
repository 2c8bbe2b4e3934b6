import { Select } from 'antd';
import type { RefSelectProps, SelectProps } from 'antd';
import type { Ref } from 'react';

type ChoiceProps<Value> = SelectProps<Value> & { 'aria-required'?: boolean; ref?: Ref<RefSelectProps> };

/** A select inside a form. The form's `aria-required` would land on an element without a role, so it stays out; the label says it. */
export const Choice = <Value,>({ 'aria-required': _isRequired, ...props }: ChoiceProps<Value>) => <Select<Value> {...props} />;
