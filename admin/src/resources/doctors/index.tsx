import { UserOutlined } from '@ant-design/icons';
import { sameScreen, screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';
import { doctorParts } from './parts/names.ts';

const DoctorScreen = screen(() => import('./show.tsx'), 'DoctorShow');

export const doctors: Descriptor = {
  name: 'doctors',
  group: 'care',
  icon: <UserOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'DoctorList'),
  show: DoctorScreen,
  parts: sameScreen(doctorParts, DoctorScreen),
};
