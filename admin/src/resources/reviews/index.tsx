import { StarOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const reviews: Descriptor = {
  name: 'reviews',
  group: 'business',
  icon: <StarOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'ReviewList'),
  show: screen(() => import('./show.tsx'), 'ReviewShow'),
};
