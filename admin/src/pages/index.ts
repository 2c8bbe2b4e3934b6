import { screen } from '../resources/descriptor.ts';

/** The screens that belong to no resource. */
export const DashboardPage = screen(() => import('./dashboard.tsx'), 'Dashboard');
export const EnrolPage = screen(() => import('./enrol.tsx'), 'Enrol');
export const ForgotPage = screen(() => import('./forgot.tsx'), 'Forgot');
export const LoginPage = screen(() => import('./login.tsx'), 'Login');
export const NotificationsPage = screen(() => import('./notifications.tsx'), 'Notifications');
export const ProfilePage = screen(() => import('./profile.tsx'), 'Profile');
export const WaitingPage = screen(() => import('./waiting.tsx'), 'Waiting');
export const NotFoundPage = screen(() => import('./not-found.tsx'), 'NotFound');
