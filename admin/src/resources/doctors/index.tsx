import { UserOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const doctors: Descriptor = {
  name: 'doctors',
  group: 'care',
  icon: <UserOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'DoctorList'),
  show: screen(() => import('./show.tsx'), 'DoctorShow'),
};
