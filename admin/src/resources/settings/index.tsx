import { ControlOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const settings: Descriptor = {
  name: 'settings',
  group: 'system',
  icon: <ControlOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'SettingList'),
  show: screen(() => import('./show.tsx'), 'SettingShow'),
};
