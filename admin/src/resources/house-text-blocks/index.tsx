import { SnippetsOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const houseTextBlocks: Descriptor = {
  name: 'house-text-blocks',
  group: 'business',
  icon: <SnippetsOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'HouseTextBlockList'),
  show: screen(() => import('./show.tsx'), 'HouseTextBlockShow'),
  form: screen(() => import('./form.tsx'), 'HouseTextBlockForm'),
};
