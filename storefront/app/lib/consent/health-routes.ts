import { bareOf } from '../i18n/locale.ts';

/** Where addresses or what stands on the page speak of somebody's health: nothing optional is asked, kept or loaded there. */
const healthRoutes = ['/health-state', '/dashboard', '/consultations', '/video-consultation', '/room', '/stripe-identify', '/check', '/p'] as const;

export const isHealthRoute = (pathname: string): boolean => {
  const path = bareOf(pathname);
  return healthRoutes.some((route) => path === route || path.startsWith(`${route}/`));
};
