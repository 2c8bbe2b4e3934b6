import { AuditOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const auditEvents: Descriptor = {
  name: 'audit-events',
  group: 'system',
  icon: <AuditOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'AuditList'),
  show: screen(() => import('./show.tsx'), 'AuditShow'),
};
