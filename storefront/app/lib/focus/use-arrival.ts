import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * A caller who comes by a link to one thing of a page that is still being read begins there: it is scrolled to and has the focus, once.
 * @returns whether the address names a thing that is not on the page
 */
export const useArrival = (isRead: boolean, ids: readonly string[]): boolean => {
  const id = useLocation().hash.slice(1);
  const arrived = useRef('');
  const isHere = ids.includes(id);
  useEffect(() => {
    if (!isRead || !isHere || arrived.current === id) return;
    arrived.current = id;
    const place = document.getElementById(id);
    if (!place) return;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: 'start' });
  }, [id, isRead, isHere]);
  return isRead && id !== '' && !isHere;
};
