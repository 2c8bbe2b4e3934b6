import { bareOf } from '../i18n/locale.ts';

/**
 * Where addresses or what stands on the page speak of somebody's health, or of being a patient: nothing optional is asked, kept or loaded there. Every
 * page that needs a login is one of them.
 */
const healthRoutes = [
  '/health-state',
  '/dashboard',
  '/dashboard-shadow',
  '/consultations',
  '/video-consultation',
  '/room',
  '/stripe-identify',
  '/onboarding',
  '/profile',
  '/profile-incomplete',
  '/notifications',
  '/for-others',
  '/withdraw',
  '/check',
  '/p',
] as const;

export const isHealthRoute = (pathname: string): boolean => {
  const path = bareOf(pathname);
  return healthRoutes.some((route) => path === route || path.startsWith(`${route}/`));
};
