import { ClockCircleOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const scheduledJobs: Descriptor = {
  name: 'scheduled-jobs',
  group: 'system',
  icon: <ClockCircleOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'ScheduledJobList'),
  show: screen(() => import('./show.tsx'), 'ScheduledJobShow'),
};
