import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { isFullSize, sized } from '../product/run-size.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Contrast is a third of axe's time: `npm test` computes that of the design tokens (`tokens-css.test.ts`), the full run measures every page's. */
const left = isFullSize ? [] : ['color-contrast'];

/** The back office remembers its own choice of light or dark; the storefront follows the system until a user chooses. */
const switchTo = async (page: Page, scheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme: scheme });
  const toggle = page.getByRole('button', { name: scheme === 'dark' ? /^(Dunkles Design|Dark theme)$/ : /^(Helles Design|Light theme)$/ });
  if (new URL(page.url()).pathname.startsWith('/admin') && (await toggle.isVisible())) await toggle.click();
};

/**
 * Only what is wrong is put together, and in the page itself: axe’s other way opens a second window for it each time. Both cost more than the rules;
 * what they add is of use for foreign frames, which no page of ours has.
 */
const axeFor = (page: Page): AxeBuilder => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

/** @param only these rules, and no others */
const expectNothingFound = async (page: Page, scheme: 'light' | 'dark', only?: string[]): Promise<void> => {
  const axe = axeFor(page);
  const { violations } = await (only ? axe.withRules(only) : axe.withTags(tags).disableRules(left)).analyze();
  const told = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.target.join(' ')} ${node.failureSummary ?? ''}`).join('\n')}`,
  );
  expect(told, `axe on ${page.url()}, ${scheme}`).toEqual([]);
};

/** The full run looks at the dark colours too. */
const schemes = sized(['light'] as const, ['light', 'dark'] as const);

/** Nothing to find for axe on the page as it is now. */
export const expectAccessible = async (page: Page): Promise<void> => {
  for (const scheme of schemes) {
    await switchTo(page, scheme);
    await expectNothingFound(page, scheme);
  }
};

/** The same in the colours that are shown only: for a dialog of the back office, which lies over their switch, and where the journey is long. */
export const expectAccessibleAsShown = (page: Page): Promise<void> => expectNothingFound(page, 'light');

/** In the dark colours, where the rest has been looked at in the light ones. */
export const expectContrastInTheDark = async (page: Page): Promise<void> => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNothingFound(page, 'dark', ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
};

/** Nothing reaches beyond the right edge of the window. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { needed, given } = await page.evaluate(() => ({ needed: document.documentElement.scrollWidth, given: document.documentElement.clientWidth }));
  expect(needed, `${page.url()} is wider than the window`).toBeLessThanOrEqual(given);
};

const setLetters = (page: Page, size: string): Promise<void> => page.evaluate((value) => void (document.documentElement.style.fontSize = value), size);

/** The page as it is now is accessible, and fits its window. */
export const expectUsable = async (page: Page): Promise<void> => {
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
};

const phones = [
  { width: 320, letters: '' },
  { width: 390, letters: '200%' },
] as const;

/** Nothing reaches beyond the edge of the narrowest phone, nor of a phone whose user has set letters twice as large. */
export const expectFitsPhones = async (page: Page): Promise<void> => {
  const before = page.viewportSize();
  for (const { width, letters } of phones) {
    await page.setViewportSize({ width, height: 844 });
    await setLetters(page, letters);
    await expectNoSidewaysScroll(page);
  }
  await setLetters(page, '');
  if (before) await page.setViewportSize(before);
};

/** The same with letters twice as large, as people set them in their browser. */
export const expectNoSidewaysScrollInLargePrint = async (page: Page): Promise<void> => {
  await setLetters(page, '200%');
  await expectNoSidewaysScroll(page);
  await setLetters(page, '');
};
