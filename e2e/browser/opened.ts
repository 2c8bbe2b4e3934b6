import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test';
import { expectAccessibleAsShown, expectContrastInTheDark, expectFitsPhones } from './accessible.ts';

/** What opens a dialog over the page, and what unfolds in it. */
const openers = '[aria-haspopup]:not([aria-haspopup="false"]), [popovertarget]:not([popovertargetaction="hide"])';
const folded = 'details:not([open]) > summary, [aria-expanded="false"]';
const phone = { width: 390, height: 844 };

/** Runs in every page: a dialog says who opened it without having said that it would. */
export const watchUnsaidDialogs = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { showModal } = HTMLDialogElement.prototype;
    HTMLDialogElement.prototype.showModal = function show(): void {
      const from = document.activeElement;
      if (from instanceof HTMLButtonElement && from.getAttribute('aria-haspopup') !== 'dialog')
        console.error(`"${from.textContent}" opened a dialog without aria-haspopup="dialog"`);
      showModal.call(this);
    };
  });

interface Control {
  at: number;
  /** As it is read on the page, without what only tells entries of one list apart. */
  name: string;
  /** The same in the header of every page, else of this page. */
  key: string;
}

/** The controls that can be pressed now, those of one name once. */
const controlsOf = async (page: Page, selector: string, who: string): Promise<Control[]> => {
  const found = await page.locator(selector).evaluateAll((elements) =>
    elements.map((element, at) => {
      const copy = element.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll('.visually-hidden')) hidden.remove();
      const text = copy.textContent.trim();
      const isFrame = element.closest('body > header, body > footer, header:has(nav), footer:has(nav)') !== null && element.closest('main') === null;
      const canBePressed = element.checkVisibility({ visibilityProperty: true }) && !element.matches(':disabled') && element.closest('[inert]') === null;
      return { at, name: (text === '' ? (element.getAttribute('aria-label') ?? '') : text).replaceAll(/\d+/g, '#'), isFrame, canBePressed };
    }),
  );
  const { pathname, search } = new URL(page.url());
  const named = found
    .filter(({ canBePressed }) => canBePressed)
    .map(({ at, name, isFrame }) => ({ at, name, key: `${isFrame ? who : pathname + search}: ${name}` }));
  return named.filter(({ key }, index) => named.findIndex((other) => other.key === key) === index);
};

/** The page as it is, with what is open in it: by axe, in the dark colours, on the narrowest phone and in large print. */
const lookAround = async (page: Page): Promise<void> => {
  await expect(page.getByRole('status').filter({ hasText: /^(Wird geladen|Loading)/ })).toHaveCount(0);
  await expectAccessibleAsShown(page);
  await expectContrastInTheDark(page);
  await expectFitsPhones(page);
};

/** By keyboard: the focus goes in, Escape closes, and the focus is where it was. */
const lookInto = async (page: Page, opener: Locator): Promise<void> => {
  await opener.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(dialog.locator(':focus').or(page.locator('[role="dialog"]:focus, dialog:focus'))).toHaveCount(1);
  await lookAround(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
};

/** Unfolds what has not been looked at, also what unfolds within it, and looks at all of it at once. */
const lookAtUnfolded = async (page: Page, who: string, looked: Set<string>): Promise<string[]> => {
  const names: string[] = [];
  for (;;) {
    const next = (await controlsOf(page, folded, who)).find(({ key }) => !looked.has(key));
    if (!next) break;
    looked.add(next.key);
    names.push(next.name);
    await page.locator(folded).nth(next.at).press('Enter');
  }
  if (names.length > 0) await test.step(`unfolded: ${names.join(', ')}`, () => lookAround(page));
  return names;
};

/**
 * Opens everything on the page that opens, on a wide screen and on a phone, and looks at it. What has been looked at already is left out.
 * @param who whose header it is
 * @returns what the opened controls are called
 */
export const lookAtOpened = async (page: Page, who: string, looked: Set<string>): Promise<string[]> => {
  const names: string[] = [];
  const wide = page.viewportSize() ?? phone;
  for (const size of [wide, phone]) {
    await page.setViewportSize(size);
    names.push(...(await lookAtUnfolded(page, who, looked)));
    for (const { at, name, key } of await controlsOf(page, openers, who)) {
      if (looked.has(key)) continue;
      looked.add(key);
      names.push(name);
      await test.step(`the dialog behind ${name}`, () => lookInto(page, page.locator(openers).nth(at)));
    }
  }
  await page.setViewportSize(wide);
  return names;
};
