import { VideoCameraOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const consultations: Descriptor = {
  name: 'consultations',
  group: 'care',
  icon: <VideoCameraOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'ConsultationList'),
  show: screen(() => import('./show.tsx'), 'ConsultationShow'),
};
