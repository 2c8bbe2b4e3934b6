import { dialectOf } from './dialect.ts';
import { formats, writeFeed, type Format, type StockList } from './formats.ts';
import type { Product } from './products.ts';
import type { PublishedFile } from './sftp.ts';
import { bucketMs, bucketOf, stockOf } from './stock.ts';

export const slugPattern = /^[a-z0-9-]{1,120}$/;

/** A pharmacy's list as it stands at a moment. */
export function listAt(slug: string, products: Product[], nowMs: number): StockList {
  return { slug, dialect: dialectOf(slug), items: stockOf(slug, products, nowMs), at: new Date(bucketOf(nowMs) * bucketMs) };
}

const stamp = (at: Date): string => at.toISOString().slice(0, 16).replace(/[-:]/g, '').replace('T', '-');

/** Written once each time the list changes: a workbook is never twice the same, byte by byte. */
export function publisher(products: () => Product[], now: () => number): (slug: string) => Promise<PublishedFile[] | undefined> {
  let bucket = -1;
  const written = new Map<string, Promise<PublishedFile>>();
  const write = async (slug: string, format: Format, nowMs: number, name: string): Promise<PublishedFile> => {
    const list = listAt(slug, products(), nowMs);
    return { name, body: (await writeFeed(list, format)).body, at: list.at };
  };
  const once = (slug: string, format: Format, nowMs: number, name: string): Promise<PublishedFile> => {
    const key = `${slug}/${name}`;
    const file = written.get(key) ?? write(slug, format, nowMs, name);
    written.set(key, file);
    return file;
  };
  return async (slug) => {
    if (!slugPattern.test(slug)) return undefined;
    const nowMs = now();
    if (bucketOf(nowMs) !== bucket) written.clear();
    bucket = bucketOf(nowMs);
    const exported = [0, 1, 2].map((ago) => nowMs - ago * bucketMs);
    return Promise.all([
      ...formats.map((format) => once(slug, format, nowMs, `stock.${format}`)),
      ...exported.map((at) => once(slug, 'csv', at, `bestand-${stamp(new Date(bucketOf(at) * bucketMs))}.csv`)),
    ]);
  };
}
