import { QuestionCircleOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const unmatchedProducts: Descriptor = {
  name: 'unmatched-products',
  group: 'pharmacies',
  icon: <QuestionCircleOutlined aria-hidden="true" />,
  visibleTo: ['pharmacy', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'UnmatchedList'),
};
