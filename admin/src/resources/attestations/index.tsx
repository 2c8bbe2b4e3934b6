import { IdcardOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const attestations: Descriptor = {
  name: 'attestations',
  group: 'care',
  icon: <IdcardOutlined aria-hidden="true" />,
  visibleTo: ['doctor'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'AttestationList'),
  show: screen(() => import('./show.tsx'), 'AttestationShow'),
};
