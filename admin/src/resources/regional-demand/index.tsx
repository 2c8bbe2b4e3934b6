import { RadarChartOutlined } from '@ant-design/icons';
import { screen } from '../descriptor.ts';
import type { Descriptor } from '../descriptor.ts';

export const regionalDemand: Descriptor = {
  name: 'regional-demand',
  group: 'pharmacies',
  icon: <RadarChartOutlined aria-hidden="true" />,
  visibleTo: ['doctor', 'pharmacy', 'admin'],
  editableBy: [],
  list: screen(() => import('./list.tsx'), 'RegionalDemandList'),
};
