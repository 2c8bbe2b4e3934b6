import { FormOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const questionnaireDrafts: Descriptor = {
  name: 'questionnaire-drafts',
  group: 'business',
  icon: <FormOutlined aria-hidden="true" />,
  visibleTo: ['admin'],
  editableBy: [],
  list: screen(() => import('../questionnaires/list.tsx'), 'QuestionnaireList'),
  show: screen(() => import('./show.tsx'), 'QuestionnaireDraftShow'),
  isTab: true,
};
