import { StopOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const suppressedAddresses: Descriptor = {
  name: 'suppressed-addresses',
  group: 'business',
  icon: <StopOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'SuppressedAddressList'),
};
