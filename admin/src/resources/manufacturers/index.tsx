import { ExperimentOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const manufacturers: Descriptor = {
  name: 'manufacturers',
  group: 'business',
  icon: <ExperimentOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  hasNoCreate: true,
  list: screen(() => import('../references/list.tsx'), 'ManufacturerList'),
  show: screen(() => import('../references/show.tsx'), 'ManufacturerShow'),
  form: screen(() => import('../references/form.tsx'), 'ManufacturerForm'),
};
