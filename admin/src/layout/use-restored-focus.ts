import { useEffect } from 'react';

interface Place {
  element: Element;
  section: Element | null;
  /** The rows or lines among which it stood, and at which place. */
  list: Element | null;
  index: number;
}

const canFocus = 'a[href], button:not([disabled]), input:not([disabled])';

const placeOf = (element: Element): Place => {
  const item = element.closest('tbody > tr, li');
  const list = item?.parentElement ?? null;
  return { element, section: element.closest('section'), list, index: item === null || list === null ? 0 : [...list.children].indexOf(item) };
};

/** What came up to the place of a row that has gone, or else the last one. */
const neighbourOf = ({ list, index }: Place): HTMLElement | null | undefined => {
  if (list?.isConnected !== true) return undefined;
  return list.children[Math.min(index, list.children.length - 1)]?.querySelector<HTMLElement>(canFocus);
};

const headingOf = ({ section }: Place, content: Element): HTMLElement | null => {
  const heading = (section?.isConnected === true ? section.querySelector('h2') : null) ?? content.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  return heading;
};

/** The focused part of the page may go away with what was done: a row, a button, the page itself. Keyboard and screen reader then go on at the next row, or at the heading above; a button that was off while it worked gets the focus back. */
export const useRestoredFocus = (): void => {
  useEffect(() => {
    const content = document.querySelector('main');
    if (content === null) return undefined;
    let last: Place | undefined;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && content.contains(target)) last = placeOf(target);
    };
    const keep = (changes: readonly MutationRecord[]) => {
      if (last === undefined || document.activeElement !== document.body) return;
      if (!last.element.isConnected) (neighbourOf(last) ?? headingOf(last, content))?.focus();
      else if (changes.some((change) => change.type === 'attributes' && change.target === last?.element) && last.element.matches(canFocus))
        (last.element as HTMLElement).focus();
    };
    const observer = new MutationObserver(keep);
    observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    document.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
};
