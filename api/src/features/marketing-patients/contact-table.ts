import type { Locale } from '@blattwerk/contract/errors';
import type { MarketingPatientExportQuery } from '@blattwerk/contract/marketing-patients/office-shapes';
import { audit } from '../../kernel/audit.ts';
import type { Ctx } from '../../kernel/ctx.ts';
import { spreadsheet } from '../../kernel/spreadsheet.ts';
import { allContacts, type ContactRow } from './marketing-patients.list.ts';

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

/** The address stands only beside a confirmed consent: whoever has the file can write to nobody else. Pure. */
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

/** The list as a file; the log says how many went out, and names none. */
export const exportContacts = async (ctx: Ctx, query: MarketingPatientExportQuery): Promise<{ bytes: Buffer; filename: string; contentType: string }> => {
  const cells: string[][] = [];
  let addresses = 0;
  for await (const rows of allContacts(ctx, query)) {
    for (const row of rows) {
      cells.push(contactCells(row, ctx.locale));
      if (row.consent === 'confirmed') addresses += 1;
    }
  }
  await audit(ctx, { action: 'marketing-patient.export', objectType: 'marketing-patient', after: { contacts: cells.length, addresses } });
  const filename = `${ctx.locale === 'de' ? 'interessenten' : 'contacts'}-${ctx.clock.now().toISOString().slice(0, 10)}.csv`;
  return { bytes: Buffer.from(spreadsheet(columnNames[ctx.locale], cells)), filename, contentType: 'text/csv; charset=utf-8' };
};
