import type { Locale } from '@blattwerk/contract/errors';
import type { TemplateKind } from '@blattwerk/contract/document-templates/shapes';
import { purposeTexts, purposeVersion } from '@blattwerk/contract/consents/texts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { sha256 } from '../../kernel/ids.ts';
import { readAgreement } from '../agreements/public.ts';
import {
  productStrength,
  renderAgreement,
  renderConsentReceipt,
  renderDeletionProof,
  renderInvoice,
  renderMedicalLetter,
  renderPatientCard,
  renderPrescription,
  renderTanSheet,
  renderTravelCertificate,
  type DocumentMeta,
} from '../documents/public.ts';
import { readSetting } from '../settings/public.ts';
import * as sample from './samples.ts';
import { isOwnTemplate, type OwnTemplate } from './template-versions.ts';

interface Sample {
  meta: DocumentMeta;
  locale: Locale;
}
type Draw = (sample: Sample) => Promise<Buffer>;

const parties = { doctor: sample.sampleDoctor, patient: sample.samplePatient };

const prescription =
  (copy: boolean): Draw =>
  ({ meta }) =>
    renderPrescription({
      ...parties,
      ...sample.sampleDose,
      meta,
      number: 'R-2026-000000',
      issuedAt: sample.at,
      validUntil: '2027-02-24',
      product: sample.sampleMedicine,
      quantity: 15,
      unit: 'g',
      repeat: { times: 1, everyDays: 28 },
      copy,
      seal: 'advanced',
      variant: 'german',
    });

const letter: Draw = ({ meta, locale }) =>
  renderMedicalLetter({
    ...parties,
    ...sample.sampleLetter[locale],
    meta,
    locale,
    treatmentNumber: 'B-2026-000000',
    issuedAt: sample.at,
    recipient: { name: 'Dr. Vogel', lines: ['Praxis am Markt', 'Dr. Vogel', 'München'] },
    plan: [{ ...sample.sampleDose, product: sample.sampleMedicine.name, strength: productStrength(sample.sampleMedicine, locale), quantity: '15 g' }],
    nextCheckOn: '2026-12-22',
    seal: 'advanced',
  });

const invoice: Draw = ({ meta, locale }) =>
  renderInvoice({
    ...parties,
    meta,
    locale,
    number: 'MU-2026-00000',
    kind: 'invoice',
    issuedAt: sample.at,
    serviceOn: '2026-11-24',
    scheme: 'goae',
    lines: sample.sampleInvoiceLines(locale),
    currency: 'EUR',
    deposit: { amountCents: 1499, paidAt: sample.at },
  });

const shared = { ...parties, issuedAt: sample.at, seal: 'advanced' } as const;

const card: Draw = ({ meta, locale }) =>
  renderPatientCard({
    ...shared,
    meta,
    locale,
    number: 'B-2026-000000',
    validFrom: '2026-11-24',
    validUntil: '2027-05-23',
    medicines: [{ ...sample.sampleMedicine, dailyDose: sample.sampleDose.dailyDose }],
  });

const travel: Draw = ({ meta }) =>
  renderTravelCertificate({
    ...shared,
    meta,
    number: 'B-2026-000000',
    validFrom: '2026-12-01',
    validUntil: '2026-12-14',
    travel: { days: 14, birthPlace: 'Bonn', nationality: 'DE', sex: 'f', identityDocument: 'L01X00T47' },
    prescription: 'R-2026-000000',
    medicine: sample.sampleMedicine,
    dose: `Einzeldosis 0,1 g, Tagesdosis 0,5 g · single dose 0.1 g, daily dose 0.5 g. ${sample.sampleDose.instructions}`,
    amount: 7,
    unit: 'g',
  });

const consent =
  (withdrawnAt: Date | null): Draw =>
  ({ meta, locale }) => {
    const text = purposeTexts.video[purposeVersion('video') - 1]?.[locale] ?? '';
    return renderConsentReceipt({
      meta,
      locale,
      purpose: 'video',
      name: 'Erika Mustermann',
      text,
      sha256: sha256(text),
      givenAt: sample.at,
      way: 'booking',
      withdrawnAt,
    });
  };

const tanSheet: Draw = ({ meta }) => renderTanSheet({ meta, number: 'V-000000', pharmacyName: 'Muster-Apotheke', shows: { tan: '000 000' } });

const deletionProof: Draw = ({ meta, locale }) =>
  renderDeletionProof({
    ...{ meta, locale, number: 'L-2026-000000', cause: 'patient', startedAt: sample.at, finishedAt: sample.at },
    ...{ ...sample.sampleDeletion, addressUntil: null },
  });

const draws: Record<OwnTemplate, Draw> = {
  prescription: prescription(false),
  'prescription-copy': prescription(true),
  'medical-letter': letter,
  invoice,
  'patient-card': card,
  'travel-certificate': travel,
  'consent-receipt': consent(null),
  'consent-withdrawal': consent(sample.at),
  'tan-sheet': tanSheet,
  'deletion-proof': deletionProof,
};

/** The page for checks without a code: there is nothing to check. */
const metaOf = (brand: string, baseUrl: string): DocumentMeta => ({ createdAt: sample.at, version: 1, brand, checkUrl: `${baseUrl}/check` });

/** A template with sample data. Only the languages that it has are drawn differently. */
export const drawSample = (kind: OwnTemplate, locale: Locale, brand: string, baseUrl: string): Promise<Buffer> =>
  draws[kind]({ locale, meta: metaOf(brand, baseUrl) });

const drawAgreement = async (ctx: Ctx<Member>, document: 'information' | 'contract', locale: Locale, meta: DocumentMeta): Promise<Buffer> => {
  const { title, version, sha256: hash, introduction, sections, declaration } = await readAgreement({ ...ctx, locale }, { document });
  return renderAgreement({
    ...{ title, version, introduction, sections, declaration, locale },
    meta: { ...meta, version },
    sha256: hash,
    signature: { kind: 'typed', name: 'Erika Mustermann', signedAt: sample.at, signer: sample.samplePatient },
  });
};

/** A document of the kind with sample data, as the real ones are drawn. */
export const preview = async (ctx: Ctx<Member>, kind: TemplateKind, locale: Locale): Promise<Buffer> => {
  const brand = await readSetting(ctx, 'brand.name');
  return isOwnTemplate(kind) ? drawSample(kind, locale, brand, ctx.baseUrl) : drawAgreement(ctx, kind, locale, metaOf(brand, ctx.baseUrl));
};
