import { CarOutlined } from '@ant-design/icons';
import { screen } from '../../src/resources/descriptor.ts';
import type { Descriptor } from '../../src/resources/descriptor.ts';

export const couriers: Descriptor = {
  name: 'couriers',
  group: 'business',
  icon: <CarOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'CourierList'),
  form: screen(() => import('./form.tsx'), 'CourierForm'),
};
