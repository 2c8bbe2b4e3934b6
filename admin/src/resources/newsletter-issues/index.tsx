import { NotificationOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const newsletterIssues: Descriptor = {
  name: 'newsletter-issues',
  group: 'business',
  icon: <NotificationOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'IssueList'),
  show: screen(() => import('./show.tsx'), 'IssueShow'),
  form: screen(() => import('./form.tsx'), 'IssueForm'),
};
