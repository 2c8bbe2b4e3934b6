import { ContactsOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const marketingPatients: Descriptor = {
  name: 'marketing-patients',
  group: 'business',
  icon: <ContactsOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'MarketingPatientList'),
  show: screen(() => import('./show.tsx'), 'MarketingPatientShow'),
};
