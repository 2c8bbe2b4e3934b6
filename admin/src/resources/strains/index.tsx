import { BranchesOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const strains: Descriptor = {
  name: 'strains',
  group: 'business',
  icon: <BranchesOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  hasNoCreate: true,
  list: screen(() => import('../references/list.tsx'), 'StrainList'),
  show: screen(() => import('../references/show.tsx'), 'StrainShow'),
  form: screen(() => import('../references/form.tsx'), 'StrainForm'),
};
