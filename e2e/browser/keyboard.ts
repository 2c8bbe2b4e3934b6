import { expect, type Locator, type Page } from '@playwright/test';

/** More stops than any page of an account has: then the thing cannot be reached. */
const mostStops = 100;

export interface Keyboard {
  /** Goes on, stop by stop, until this has the focus. */
  to: (wanted: Locator) => Promise<void>;
  /** The same, then presses it. */
  press: (wanted: Locator, key?: 'Enter' | 'Space') => Promise<void>;
  /** The same, then types over what stands there. */
  write: (wanted: Locator, text: string) => Promise<void>;
}

/** Can a user who looks at the page tell where they are: it is in the window, and it or its frame is marked. What is not seen is named. */
const unseen = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    // Behind the last stop the browser's own bar comes, and then the page from its beginning.
    if (!focused || focused === document.body) return '';
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    const isInWindow = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const isMarked = (element: Element | null): boolean => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
      return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    // A field of the back office wears its mark on the frame around it.
    const isSeen =
      isInWindow && (isMarked(focused) || isMarked(focused.parentElement) || isMarked(focused.closest('.ant-input-affix-wrapper, .ant-select-selector')));
    return isSeen ? '' : focused.outerHTML.slice(0, 200);
  });

/** A keyboard user. Every stop on the way must be seen. */
export const openKeyboard = (page: Page): Keyboard => {
  const to = async (wanted: Locator): Promise<void> => {
    await expect(wanted).toBeEnabled();
    const focused = page.locator(':focus');
    for (let stops = 0; stops < mostStops; stops += 1) {
      if ((await wanted.and(focused).count()) > 0) return;
      await page.keyboard.press('Tab');
      await expect.poll(() => unseen(page), { message: `the focus is seen on the way to ${wanted}` }).toBe('');
    }
    throw new Error(`${wanted} is not reached with ${mostStops} stops on ${page.url()}`);
  };
  const press = async (wanted: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> => {
    await to(wanted);
    await page.keyboard.press(key);
  };
  const write = async (wanted: Locator, text: string): Promise<void> => {
    await to(wanted);
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type(text);
  };
  return { to, press, write };
};

/** Goes on with the Tab key until the wanted control has the focus, as a keyboard user does. */
export const tabTo = async (page: Page, wanted: Locator, most = 80): Promise<void> => {
  const reached = wanted.and(page.locator(':focus'));
  for (let presses = 0; presses < most && !(await reached.isVisible()); presses += 1) await page.keyboard.press('Tab');
  await expect(reached).toBeVisible();
};
