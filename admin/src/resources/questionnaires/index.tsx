import { FormOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const questionnaires: Descriptor = {
  name: 'questionnaires',
  group: 'business',
  icon: <FormOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'QuestionnaireList'),
  show: screen(() => import('./show.tsx'), 'QuestionnaireShow'),
};
