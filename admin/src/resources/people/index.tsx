import { TeamOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const people: Descriptor = {
  name: 'people',
  group: 'business',
  icon: <TeamOutlined aria-hidden="true" />,
  visibleTo: ['pharmacy', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'PersonList'),
  show: screen(() => import('./show.tsx'), 'PersonShow'),
};
