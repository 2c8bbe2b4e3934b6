import { BankOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const money: Descriptor = {
  name: 'money',
  group: 'business',
  icon: <BankOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'MoneyDesk'),
};
