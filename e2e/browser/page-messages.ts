import type { Page } from '@playwright/test';

/** Alerts, status messages and errors of fields that a page shows, below its address: why a journey does not go on. */
export const pageMessages = async (page: Page): Promise<string> => {
  const shown = page.locator('[role=alert], [role=status], [aria-invalid=true], .ant-form-item-explain-error').filter({ visible: true });
  return [page.url(), ...(await shown.allInnerTexts())].map((text) => text.trim().replaceAll(/\s+/g, ' ')).join('\n');
};
