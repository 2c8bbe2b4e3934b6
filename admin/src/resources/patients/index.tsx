import { TeamOutlined } from '@ant-design/icons';
import { sameScreen, screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';
import { patientParts } from './parts/names.ts';

const PatientScreen = screen(() => import('./show.tsx'), 'PatientShow');

export const patients: Descriptor = {
  name: 'patients',
  group: 'care',
  icon: <TeamOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'PatientList'),
  show: PatientScreen,
  form: screen(() => import('./form.tsx'), 'PatientForm'),
  hasNoCreate: true,
  parts: sameScreen(patientParts, PatientScreen),
};
