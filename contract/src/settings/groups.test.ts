import { settings } from '../settings.ts';
import { settingGroupOf, settingGroups } from './groups.ts';

test('every setting has its group, and every group has settings', () => {
  const byGroup = Map.groupBy(Object.keys(settings), settingGroupOf);
  expect([...byGroup.keys()].toSorted()).toEqual([...settingGroups].toSorted());
  // Only these have no area of their own; a new area is named in the table of groups.
  expect([...new Set(byGroup.get('house')?.map((key) => key.split('.')[0]))]).toEqual([
    'brand',
    'operator',
    'content',
    'invitations',
    'mails',
    'exports',
    'imports',
    'bulk',
  ]);
});
