import { proofClasses, type DeletionCause, type ProofClass, type ProofCounts } from '@blattwerk/contract/deletions/shapes';
import { drawFacts } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { drawTable } from '../../adapters/pdf/table.ts';
import { styles } from '../../adapters/pdf/text-layout.ts';
import { formatDate, formatTimestamp, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';

export interface KeptClass {
  kind: ProofClass;
  count: number;
  until: Date;
}

export interface DeletionProofInput {
  meta: DocumentMeta;
  locale: Locale;
  number: string;
  cause: DeletionCause;
  /** When the deletion was asked for or began. */
  startedAt: Date;
  finishedAt: Date;
  /** How many entries of each class were deleted. */
  deleted: ProofCounts;
  /** What stays, each with its law and its last day. */
  kept: readonly KeptClass[];
  /** Until when the address of the last mail is needed; null where none is sent. */
  addressUntil: Date | null;
}

type Draw = (sheet: Sheet, input: DeletionProofInput) => void;

const drawDeleted: Draw = (sheet, { locale, deleted }) => {
  const t = textsFor(locale, 'documents');
  const gone = proofClasses.filter((kind) => (deleted[kind] ?? 0) > 0);
  sheet.heading(2, t('deletion.deleted'));
  drawTable(
    sheet,
    [
      { heading: t('deletion.what'), share: 80 },
      { heading: t('deletion.count'), share: 20, align: 'right' },
    ],
    gone.map((kind) => ({ cells: [t(`deletion.class.${kind}`), String(deleted[kind])] })),
  );
};

const drawKept: Draw = (sheet, { locale, kept }) => {
  const t = textsFor(locale, 'documents');
  sheet.heading(2, t('deletion.kept'));
  if (kept.length === 0) return sheet.paragraph(t('deletion.nothingKept'));
  sheet.paragraph(t('deletion.keptText'));
  drawTable(
    sheet,
    [
      { heading: t('deletion.what'), share: 34 },
      { heading: t('deletion.count'), share: 14, align: 'right' },
      { heading: t('deletion.why'), share: 30 },
      { heading: t('deletion.until'), share: 22 },
    ],
    kept.map(({ kind, count, until }) => ({
      cells: [t(`deletion.class.${kind}`), String(count), t(`deletion.law.${kind}`), formatDate(until, locale)],
    })),
  );
};

/** What was deleted of a person, what is kept by which law until when. It names nobody: who holds it knows whose account it was. */
export const renderDeletionProof = async (input: DeletionProofInput): Promise<Buffer> => {
  const { meta, locale, number, cause, startedAt, finishedAt, addressUntil } = input;
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({ meta, locale, title: `${t('deletion.title')} ${number}`, input });
  sheet.paragraph(meta.brand, styles.letterhead);
  sheet.rule();
  sheet.space(6);
  sheet.heading(1, t('deletion.title'));
  sheet.paragraph(t(cause === 'retention' ? 'deletion.introRecord' : 'deletion.intro', { brand: meta.brand }));
  drawFacts(
    sheet,
    [
      { label: t('deletion.number'), value: number, style: styles.strong },
      { label: t('deletion.cause'), value: t(`deletion.causes.${cause}`) },
      { label: t('deletion.startedAt'), value: cause === 'retention' ? '' : formatTimestamp(startedAt, locale) },
      { label: t('deletion.finishedAt'), value: formatTimestamp(finishedAt, locale) },
    ],
    2,
  );
  drawDeleted(sheet, input);
  drawKept(sheet, input);
  if (addressUntil) sheet.paragraph(t('deletion.address', { until: formatDate(addressUntil, locale) }));
  sheet.paragraph(t('deletion.note'), styles.small);
  return sheet.finish();
};
