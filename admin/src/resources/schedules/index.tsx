import { CalendarOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

/** A doctor has one schedule: the list is that one. */
export const schedules: Descriptor = {
  name: 'schedules',
  group: 'care',
  icon: <CalendarOutlined aria-hidden="true" />,
  visibleTo: ['doctor'],
  editableBy: ['doctor'],
  list: screen(() => import('./list.tsx'), 'OwnSchedule'),
};
