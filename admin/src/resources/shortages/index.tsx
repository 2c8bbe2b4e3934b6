import { AlertOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const shortages: Descriptor = {
  name: 'shortages',
  group: 'pharmacies',
  icon: <AlertOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'ShortageList'),
};
