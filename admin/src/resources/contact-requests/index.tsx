import { MessageOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const contactRequests: Descriptor = {
  name: 'contact-requests',
  group: 'business',
  icon: <MessageOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'ContactRequestList'),
  show: screen(() => import('./show.tsx'), 'ContactRequestShow'),
};
