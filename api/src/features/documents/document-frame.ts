import { createHash } from 'node:crypto';
import { openSheet, type Sheet } from '../../adapters/pdf/sheet.ts';
import type { Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';

/** What every document carries. */
export interface DocumentMeta {
  /** When this version was made; the same input gives the same bytes. */
  createdAt: Date;
  /** Counts up when a corrected document replaces an earlier one. */
  version: number;
  /** Name of the platform. */
  brand: string;
  /** Public page that says whether the document is genuine; only what is issued has one. */
  checkUrl?: string;
}

export interface FrameOptions {
  meta: DocumentMeta;
  locale: Locale;
  /** Kind and number, e.g. `Rechnung MU-2026-00042`. */
  title: string;
  /** What the document is made from; its checksum is the identification in the footer. */
  input: unknown;
  watermark?: string;
  /** The invoice as XML, embedded. */
  facturX?: string;
}

/** The first 16 hex digits of SHA-256 over the input, in groups of four. */
const documentId = (input: unknown): string => {
  const hash = createHash('sha256').update(JSON.stringify(input)).digest('hex').slice(0, 16);
  return hash.match(/.{4}/g)?.join(' ') ?? hash;
};

/** As people type it. */
const shortUrl = (url: string): string => url.replace(/^https?:\/\//, '');

/** An empty document in the house's look. */
export const openDocument = ({ meta, locale, title, input, watermark, facturX }: FrameOptions): Sheet => {
  const t = textsFor(locale, 'documents');
  return openSheet({
    title,
    author: meta.brand,
    lang: locale === 'de' ? 'de-DE' : 'en-GB',
    createdAt: meta.createdAt,
    footer: [
      t('footer', { title, version: String(meta.version), id: documentId(input) }),
      ...(meta.checkUrl ? [t('check', { url: shortUrl(meta.checkUrl) })] : []),
    ].join(' · '),
    pageLabel: (page, of) => t('page', { page: String(page), of: String(of) }),
    ...(watermark ? { watermark } : {}),
    ...(facturX ? { facturX } : {}),
  });
};
