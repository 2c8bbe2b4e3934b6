import { TeamOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const patients: Descriptor = {
  name: 'patients',
  group: 'care',
  icon: <TeamOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'PatientList'),
  show: screen(() => import('./show.tsx'), 'PatientShow'),
};
