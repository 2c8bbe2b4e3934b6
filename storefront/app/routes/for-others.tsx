import { CaredForList } from '../features/caregivers/cared-for-list.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';

export const handle = { ns: ['profile', 'caregivers'] };

/** At whose accounts this person may look. */
const ForOthers = () => (
  <ProfileFrame section="forOthers">
    <CaredForList />
  </ProfileFrame>
);
export default ForOthers;
