import { QuestionCircleOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const pharmacyQuestions: Descriptor = {
  name: 'pharmacy-questions',
  group: 'care',
  icon: <QuestionCircleOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'PharmacyQuestionList'),
  show: screen(() => import('./show.tsx'), 'PharmacyQuestionShow'),
};
