import { MailOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const invitations: Descriptor = {
  name: 'invitations',
  group: 'business',
  icon: <MailOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'pharmacy', 'admin'],
  needsPharmacyAdmin: true,
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'InvitationList'),
};
