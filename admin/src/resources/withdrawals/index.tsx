import { RollbackOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const withdrawals: Descriptor = {
  name: 'withdrawals',
  group: 'business',
  icon: <RollbackOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'WithdrawalList'),
  show: screen(() => import('./show.tsx'), 'WithdrawalShow'),
};
