import { CommentOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const reviewComments: Descriptor = {
  name: 'review-comments',
  group: 'business',
  icon: <CommentOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  isTab: true,
  list: screen(() => import('./list.tsx'), 'ReviewCommentList'),
};
