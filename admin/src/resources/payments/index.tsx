import { EuroOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const payments: Descriptor = {
  name: 'payments',
  group: 'business',
  icon: <EuroOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'PaymentList'),
  show: screen(() => import('./show.tsx'), 'PaymentShow'),
};
