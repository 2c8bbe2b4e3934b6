import { ClearOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const deletions: Descriptor = {
  name: 'deletions',
  group: 'system',
  icon: <ClearOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'DeletionList'),
};
