import { TagsOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const products: Descriptor = {
  name: 'products',
  group: 'business',
  icon: <TagsOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'ProductList'),
  form: screen(() => import('./form.tsx'), 'ProductForm'),
  show: screen(() => import('./show.tsx'), 'ProductShow'),
};
