import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';

/** Presses the button and reads the file that the browser then saves. */
export const readDownload = async (page: Page, button: Locator): Promise<Buffer> => {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return readFile(await download.path());
};
