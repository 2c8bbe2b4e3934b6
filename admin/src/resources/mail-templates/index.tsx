import { MailOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const mailTemplates: Descriptor = {
  name: 'mail-templates',
  group: 'system',
  icon: <MailOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'MailTemplateList'),
};
