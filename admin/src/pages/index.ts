import { screen } from '../resources/descriptor.ts';

/** The screens that belong to no resource. */
export const DashboardPage = screen(() => import('./dashboard.tsx'), 'Dashboard');
export const LoginPage = screen(() => import('./login.tsx'), 'Login');
export const ProfilePage = screen(() => import('./profile.tsx'), 'Profile');
export const NotFoundPage = screen(() => import('./not-found.tsx'), 'NotFound');
