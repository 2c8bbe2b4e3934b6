import { BulbOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const productProposals: Descriptor = {
  name: 'product-proposals',
  group: 'business',
  icon: <BulbOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'ProposalList'),
};
