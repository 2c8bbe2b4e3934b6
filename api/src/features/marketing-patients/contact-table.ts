import type { Readable } from 'node:stream';
import type { Locale } from '@blattwerk/contract/errors';
import type { MarketingPatientExportQuery } from '@blattwerk/contract/marketing-patients/office-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { spreadsheetHead, spreadsheetLines } from '../../kernel/spreadsheet.ts';
import { tempFileStream } from '../../kernel/temp-file-stream.ts';
import { allContacts, type ContactRow } from './marketing-patients.queries.ts';

const columnNames = {
  de: ['E-Mail', 'Herkunft', 'Kampagne', 'Quelle', 'Medium', 'Sprache', 'Neuigkeiten', 'Bestätigt am', 'Hat ein Konto', 'Zuletzt gesehen', 'Angelegt am'],
  en: ['Email', 'Origin', 'Campaign', 'Campaign source', 'Campaign medium', 'Language', 'News', 'Confirmed on', 'Has an account', 'Last seen', 'Created on'],
} as const satisfies Record<Locale, readonly string[]>;

const words = {
  de: {
    source: { market: 'Markt', vape: 'Vapes', landing: 'Landingpage' },
    consent: { none: 'keine', pending: 'nicht bestätigt', confirmed: 'bestätigt', withdrawn: 'abbestellt' },
    yes: 'ja',
    no: 'nein',
  },
  en: {
    source: { market: 'Market', vape: 'Vapes', landing: 'Landing page' },
    consent: { none: 'none', pending: 'not confirmed', confirmed: 'confirmed', withdrawn: 'unsubscribed' },
    yes: 'yes',
    no: 'no',
  },
} as const satisfies Record<Locale, object>;

/** The address stands only beside a confirmed consent: the file leads to no other address. Pure. */
export const contactCells = (row: ContactRow, locale: Locale): string[] => {
  const { source, consent, yes, no } = words[locale];
  return [
    row.consent === 'confirmed' ? row.email : '',
    source[row.source],
    row.campaignName ?? '',
    row.campaignSource ?? '',
    row.campaignMedium ?? '',
    row.locale,
    consent[row.consent],
    row.confirmedAt?.toISOString() ?? '',
    row.hasAccount ? yes : no,
    row.lastSeenAt.toISOString(),
    row.createdAt.toISOString(),
  ];
};

/** Lines a part at a time. The log says how many went out, and names none; where that cannot be written there is no file. */
async function* contactLines(ctx: Ctx, query: MarketingPatientExportQuery): AsyncGenerator<string> {
  const counts = { contacts: 0, addresses: 0 };
  yield spreadsheetHead(columnNames[ctx.locale]);
  for await (const rows of allContacts(ctx, query)) {
    counts.contacts += rows.length;
    counts.addresses += rows.filter(({ consent }) => consent === 'confirmed').length;
    yield spreadsheetLines(rows.map((row) => contactCells(row, ctx.locale)));
  }
  await audit(ctx, { action: 'marketing-patient.export', objectType: 'marketing-patient', after: counts });
}

/** The list as a file, which is never in memory as a whole. */
export const exportContacts = async (ctx: Ctx, query: MarketingPatientExportQuery): Promise<{ bytes: Readable; filename: string; contentType: string }> => {
  const filename = `${ctx.locale === 'de' ? 'interessenten' : 'contacts'}-${ctx.clock.now().toISOString().slice(0, 10)}.csv`;
  return { bytes: await tempFileStream(contactLines(ctx, query)), filename, contentType: 'text/csv; charset=utf-8' };
};
