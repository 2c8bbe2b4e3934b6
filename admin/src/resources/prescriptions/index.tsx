import { FileProtectOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const prescriptions: Descriptor = {
  name: 'prescriptions',
  group: 'care',
  icon: <FileProtectOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'pharmacy', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'PrescriptionList'),
  show: screen(() => import('./show.tsx'), 'PrescriptionShow'),
};
