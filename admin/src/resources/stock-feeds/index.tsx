import { ApiOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const stockFeeds: Descriptor = {
  name: 'stock-feeds',
  group: 'pharmacies',
  icon: <ApiOutlined aria-hidden="true" />,
  visibleTo: ['pharmacy', 'admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'FeedList'),
  show: screen(() => import('./show.tsx'), 'FeedShow'),
  form: screen(() => import('./form.tsx'), 'FeedForm'),
  parts: { doctor: screen(() => import('./doctor/doctor.tsx'), 'FeedDoctor') },
};
