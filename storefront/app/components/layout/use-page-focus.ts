import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a step to another page the keyboard and the screen reader begin at its content; another filter or page number is no other page. */
export const usePageFocus = (pageId: string): void => {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    document.getElementById(pageId)?.focus({ preventScroll: true });
  }, [pathname, pageId]);
};
