import { EnvironmentOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const growers: Descriptor = {
  name: 'growers',
  group: 'business',
  icon: <EnvironmentOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  hasNoCreate: true,
  list: screen(() => import('../references/list.tsx'), 'GrowerList'),
  show: screen(() => import('../references/show.tsx'), 'GrowerShow'),
  form: screen(() => import('../references/form.tsx'), 'GrowerForm'),
};
