import { InboxOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const stock: Descriptor = {
  name: 'stock',
  group: 'pharmacies',
  icon: <InboxOutlined aria-hidden="true" />,
  visibleTo: ['pharmacy', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'StockList'),
  show: screen(() => import('./show.tsx'), 'StockShow'),
};
