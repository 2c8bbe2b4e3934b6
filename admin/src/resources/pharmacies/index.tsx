import { ShopOutlined } from '@ant-design/icons';
import { sameScreen, screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';
import { pharmacyParts } from './parts/names.ts';

const PharmacyScreen = screen(() => import('./show.tsx'), 'PharmacyShow');

export const pharmacies: Descriptor = {
  name: 'pharmacies',
  group: 'pharmacies',
  icon: <ShopOutlined aria-hidden="true" />,
  visibleTo: ['pharmacy', 'admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'PharmacyList'),
  show: PharmacyScreen,
  form: screen(() => import('./form.tsx'), 'PharmacyForm'),
  parts: { ...sameScreen(pharmacyParts, PharmacyScreen), contact: screen(() => import('./contact-form.tsx'), 'PharmacyContactForm') },
};
