import { useEffect } from 'react';

/** What the keyboard can go on from when the thing it was on is gone: its card or list entry, else the page. */
const places = 'section, article, li, main';

/** The focused element and everything around it, innermost first. */
const withAncestors = (element: Element | null): Element[] => (element ? [element, ...withAncestors(element.parentElement)] : []);

/**
 * Where one step of a form replaces another, the pressed button is gone and the focus with it. Then keyboard and screen reader go on
 * at the nearest place that is left, instead of at the top of the page. A step that takes the focus itself keeps it.
 */
export const useRestoredFocus = (): void => {
  useEffect(() => {
    let around: Element[] = [];
    const remember = ({ target }: FocusEvent) => (around = target instanceof Element && target.closest('main') ? withAncestors(target) : []);
    const keep = () => {
      const isLost = document.activeElement === document.body && around[0]?.isConnected === false;
      if (!isLost) return;
      const place = around.find((element): element is HTMLElement => element instanceof HTMLElement && element.isConnected && element.matches(places));
      around = [];
      if (!place) return;
      place.tabIndex = -1;
      place.focus({ preventScroll: true });
    };
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true });
    document.addEventListener('focusin', remember);
    return () => {
      changes.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
};
