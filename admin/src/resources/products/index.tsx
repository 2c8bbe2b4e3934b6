import { TagsOutlined } from '@ant-design/icons';
import { sameScreen, screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';
import { productParts } from './parts/names.ts';

const ProductScreen = screen(() => import('./show.tsx'), 'ProductShow');

export const products: Descriptor = {
  name: 'products',
  group: 'business',
  icon: <TagsOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: ['admin'],
  list: screen(() => import('./list.tsx'), 'ProductList'),
  form: screen(() => import('./form.tsx'), 'ProductForm'),
  show: ProductScreen,
  parts: { ...sameScreen(productParts, ProductScreen), merge: screen(() => import('./merge/merge-screen.tsx'), 'ProductMerge') },
};
