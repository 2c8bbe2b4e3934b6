import { FileDoneOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const certificates: Descriptor = {
  name: 'certificates',
  group: 'care',
  icon: <FileDoneOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'CertificateList'),
};
