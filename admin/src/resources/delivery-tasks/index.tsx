import { PhoneOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const deliveryTasks: Descriptor = {
  name: 'delivery-tasks',
  group: 'pharmacies',
  icon: <PhoneOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'DeliveryTaskList'),
  show: screen(() => import('./show.tsx'), 'DeliveryTaskShow'),
};
