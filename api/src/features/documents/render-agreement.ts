import { drawFacts, drawNotice } from '../../adapters/pdf/blocks.ts';
import type { Sheet } from '../../adapters/pdf/sheet.ts';
import { colour, styles, type TextStyle } from '../../adapters/pdf/text-layout.ts';
import { formatDate, formatTimestamp, type Locale } from '../../locales/format.ts';
import { textsFor } from '../../locales/texts.ts';
import { openDocument, type DocumentMeta } from './document-frame.ts';
import { fullName, type PersonName } from './document-parties.ts';
import { checkSignaturePicture } from './signature-picture.ts';

export interface AgreementSignature {
  kind: 'typed' | 'drawn';
  /** The name as the signer wrote it. */
  name: string;
  /** PNG of a drawn signature. */
  image?: Uint8Array | null;
  signedAt: Date;
  /** Keyed hash of the address that it was signed from; null where none was known. */
  ipHash?: string | null;
  userAgent?: string | null;
  signer: PersonName & { /** `YYYY-MM-DD` */ dob: string };
}

export interface AgreementInput {
  meta: DocumentMeta;
  locale: Locale;
  title: string;
  /** Version of the text. */
  version: number;
  /** SHA-256 (hex) of the text. */
  sha256: string;
  introduction: string[];
  sections: { heading: string; paragraphs: string[] }[];
  declaration: string[];
  /** Null for a version that is only read. */
  signature: AgreementSignature | null;
}

const picture = { width: 220, height: 80 } as const;
const handwriting: TextStyle = { family: 'heading', size: 20, leading: 1.4, colour: colour.ink };

const drawSignature = (sheet: Sheet, { kind, name, image }: AgreementSignature, locale: Locale): void => {
  const t = textsFor(locale, 'documents');
  sheet.need(picture.height + 150);
  if (kind === 'drawn' && image) {
    // Between threads a Buffer arrives as plain bytes.
    const png = Buffer.from(image.buffer, image.byteOffset, image.byteLength);
    const size = checkSignaturePicture(png);
    const scale = Math.min(picture.width / size.width, picture.height / size.height);
    const top = sheet.y;
    sheet.add('Figure', () => void sheet.doc.image(png, sheet.area.x, top, { width: size.width * scale, height: size.height * scale }), {
      alt: t('agreement.drawnAlt', { name }),
    });
    sheet.y = top + size.height * scale + 4;
  } else {
    sheet.space(10);
    sheet.paragraph(name, handwriting);
    sheet.y -= handwriting.size * 0.4;
  }
  const end = sheet.area.x + 260;
  sheet.decorate(() => sheet.doc.moveTo(sheet.area.x, sheet.y).lineTo(end, sheet.y).lineWidth(0.6).strokeColor(colour.edge).stroke());
  sheet.space(10);
};

/** On a page of its own, so that it can be handed on with or without the text: who, when, what exactly, and from where. */
const drawEvidence = (sheet: Sheet, signature: AgreementSignature, { locale, title, version, sha256, meta }: AgreementInput): void => {
  const t = textsFor(locale, 'documents');
  sheet.need(sheet.room() + 1);
  sheet.heading(2, t('agreement.evidence'));
  sheet.paragraph(t('agreement.evidenceOf', { title, version }), styles.strong);
  drawSignature(sheet, signature, locale);
  drawFacts(
    sheet,
    [
      { label: t('agreement.name'), value: fullName(signature.signer), style: styles.strong },
      { label: t('agreement.dob'), value: formatDate(signature.signer.dob, locale) },
      { label: t('agreement.signedAt'), value: formatTimestamp(signature.signedAt, locale) },
      { label: t('agreement.kind'), value: t(`agreement.${signature.kind}`) },
      { label: t('agreement.version'), value: t('agreement.versionNumber', { version }) },
    ],
    3,
  );
  drawFacts(
    sheet,
    [
      { label: t('agreement.hash'), value: sha256 },
      { label: t('agreement.ipHash'), value: signature.ipHash ?? t('agreement.unknown') },
      { label: t('agreement.userAgent'), value: signature.userAgent ?? t('agreement.unknown') },
      { label: t('agreement.check'), value: meta.checkUrl ?? '' },
    ],
    1,
  );
  sheet.paragraph(t('agreement.note'), styles.small);
};

/**
 * Information sheet, treatment contract and their kind: the text, and under it the signature if there is one.
 * @throws SignaturePictureError when a drawn signature cannot be shown
 */
export const renderAgreement = async (input: AgreementInput): Promise<Buffer> => {
  const { meta, locale, title, version, signature } = input;
  const t = textsFor(locale, 'documents');
  const sheet = openDocument({ meta: { ...meta, version }, locale, title, input });
  sheet.paragraph(meta.brand, styles.letterhead);
  sheet.rule();
  sheet.space(6);
  sheet.heading(1, title);
  if (!signature) drawNotice(sheet, `${t('agreement.version')} ${version}`, t('agreement.unsigned'));
  input.introduction.forEach((text) => sheet.paragraph(text));
  for (const { heading, paragraphs } of input.sections) {
    sheet.heading(2, heading);
    paragraphs.forEach((text) => sheet.paragraph(text));
  }
  if (input.declaration.length > 0) {
    sheet.heading(2, t('agreement.declaration'));
    input.declaration.forEach((text) => sheet.paragraph(text));
  }
  if (signature) drawEvidence(sheet, signature, input);
  else drawFacts(sheet, [{ label: t('agreement.hash'), value: input.sha256 }], 1);
  return sheet.finish();
};
