import { CaregiversScreen } from '../features/caregivers/caregivers-screen.tsx';
import { ProfileFrame } from '../features/profile/profile-frame.tsx';

export const handle = { ns: ['profile', 'caregivers'] };

/** Whom this person lets look at parts of the account. */
const ProfileCaregivers = () => (
  <ProfileFrame section="caregivers">
    <CaregiversScreen />
  </ProfileFrame>
);
export default ProfileCaregivers;
