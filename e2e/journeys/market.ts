import { expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from './words.ts';

const words = {
  de: { flowers: 'Cannabisblüten', search: /Suche nach Name, Sorte oder PZN/, show: 'Ergebnisse zeigen' },
  en: { flowers: 'Cannabis flowers', search: /Search by name, strain or PZN/, show: 'Show results' },
};

export interface Market {
  openFlowers: () => Promise<void>;
  search: (name: string) => Promise<void>;
  card: (product: string) => Locator;
  openProduct: (product: string) => Promise<void>;
  /** What one pharmacy asks for the open product. */
  offer: (pharmacy: string) => Locator;
}

/** The public catalogue on a wide screen. */
export const openMarket = (page: Page, locale: Locale): Market => {
  const text = words[locale];
  const card = (product: string) => page.getByRole('article').filter({ has: page.getByRole('link', { name: product, exact: true }) });
  return {
    openFlowers: async () => {
      await page.goto(`${locale === 'en' ? '/en' : ''}/market/catalog/flowers`);
      await expect(page.getByRole('heading', { name: text.flowers, level: 1 })).toBeVisible();
    },
    search: async (name) => {
      await page.getByRole('searchbox', { name: text.search }).fill(name);
      await page.getByRole('button', { name: text.show }).click();
    },
    card,
    openProduct: async (product) => {
      await card(product).getByRole('link', { name: product }).click();
      await expect(page.getByRole('heading', { name: product, level: 1 })).toBeVisible();
    },
    offer: (pharmacy) => page.getByRole('row').filter({ hasText: pharmacy }),
  };
};
