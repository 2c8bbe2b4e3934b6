import { CloudUploadOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const feedRuns: Descriptor = {
  name: 'feed-runs',
  group: 'pharmacies',
  icon: <CloudUploadOutlined aria-hidden="true" />,
  visibleTo: ['pharmacy', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'RunList'),
  show: screen(() => import('./show.tsx'), 'RunShow'),
};
