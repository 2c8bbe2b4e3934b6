import { ShopOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const pharmacies: Descriptor = {
  name: 'pharmacies',
  group: 'pharmacies',
  icon: <ShopOutlined aria-hidden="true" />,
  visibleTo: ['pharmacy', 'admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'PharmacyList'),
  show: screen(() => import('./show.tsx'), 'PharmacyShow'),
  form: screen(() => import('./form.tsx'), 'PharmacyForm'),
  parts: { contact: screen(() => import('./contact-form.tsx'), 'PharmacyContactForm') },
};
