import { ClockCircleOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const jobs: Descriptor = {
  name: 'jobs',
  group: 'system',
  icon: <ClockCircleOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  isTab: true,
  list: screen(() => import('./list.tsx'), 'JobList'),
};
