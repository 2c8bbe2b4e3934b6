import { MedicineBoxOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const treatments: Descriptor = {
  name: 'treatments',
  group: 'care',
  icon: <MedicineBoxOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'TreatmentList'),
  show: screen(() => import('./show.tsx'), 'TreatmentReview'),
};
