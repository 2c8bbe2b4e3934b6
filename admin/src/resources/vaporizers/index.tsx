import { ToolOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const vaporizers: Descriptor = {
  name: 'vaporizers',
  group: 'business',
  icon: <ToolOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'VaporizerList'),
  show: screen(() => import('./show.tsx'), 'VaporizerShow'),
  form: screen(() => import('./form.tsx'), 'VaporizerForm'),
};
