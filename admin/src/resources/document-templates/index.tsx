import { FileSearchOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const documentTemplates: Descriptor = {
  name: 'document-templates',
  group: 'system',
  icon: <FileSearchOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'DocumentTemplateList'),
};
