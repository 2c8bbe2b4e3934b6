import type { ExportedData } from '@blattwerk/contract/data-exports/exported-data';
import { drawFacts } from '../../adapters/pdf/blocks.ts';
import { drawTable } from '../../adapters/pdf/table.ts';
import { formatMoney, type Locale } from '../../locales/format.ts';
import { countryName } from './document-parties.ts';
import type { RecordSheet } from './record-sheet.ts';

interface List {
  title: string;
  columns: { heading: string; share: number }[];
  rows: string[][];
}

const drawList = ({ sheet, t }: RecordSheet, { title, columns, rows }: List): void => {
  sheet.heading(1, title);
  if (rows.length === 0) return sheet.paragraph(t('record.none'));
  drawTable(
    sheet,
    columns,
    rows.map((cells) => ({ cells })),
  );
  sheet.space(8);
};

const agreed = ({ data, t, moment, word }: RecordSheet): List => ({
  title: t('record.agreed'),
  columns: [
    { heading: t('record.what'), share: 30 },
    { heading: t('record.version'), share: 12 },
    { heading: t('record.when'), share: 28 },
    { heading: t('record.hash'), share: 30 },
  ],
  rows: [...data.consents.map((row) => ({ ...row, at: row.acceptedAt })), ...data.signatures.map((row) => ({ ...row, at: row.signedAt }))].map((row) => [
    word('document', row.document),
    String(row.version),
    moment(row.at),
    `${row.sha256.slice(0, 16)}…`,
  ]),
});

const money = ({ data, locale, t, day, word }: RecordSheet): List => ({
  title: t('record.payments'),
  columns: [
    { heading: t('record.what'), share: 40 },
    { heading: t('record.when'), share: 20 },
    { heading: t('record.amount'), share: 20 },
    { heading: t('record.status'), share: 20 },
  ],
  rows: [
    ...data.payments.map((row) => [
      t('record.deposit'),
      day(row.paidAt ?? row.createdAt),
      formatMoney(row.amountCents, row.currency, locale),
      word('payment', row.status),
    ]),
    ...data.invoices.map((row) => [
      t(`record.${row.kind}`, { number: row.number }),
      day(row.issuedAt),
      formatMoney(row.totalCents, row.currency, locale),
      row.isWithDiagnosis ? t('record.withDiagnosis') : '',
    ]),
  ],
});

const contractWithdrawals = ({ data, t, moment, word }: RecordSheet): List => ({
  title: t('record.contractWithdrawals'),
  columns: [
    { heading: t('record.when'), share: 26 },
    { heading: t('record.reference'), share: 18 },
    { heading: t('record.status'), share: 26 },
    { heading: t('record.declaration'), share: 30 },
  ],
  rows: data.contractWithdrawals.map((row) => [
    moment(row.receivedAt),
    row.treatmentNumber ?? '',
    [word('withdrawal', row.status), row.outcome && word('withdrawalOutcome', row.outcome)].filter(Boolean).join(', '),
    row.text ?? '',
  ]),
});

const contactRequests = ({ data, t, moment, word }: RecordSheet): List => ({
  title: t('record.contactRequests'),
  columns: [
    { heading: t('record.when'), share: 22 },
    { heading: t('record.reference'), share: 16 },
    { heading: t('record.status'), share: 16 },
    { heading: t('record.messageAndAnswer'), share: 46 },
  ],
  rows: data.contactRequests.map((row) => [
    moment(row.createdAt),
    row.number,
    word('contactRequest', row.status),
    [row.message, row.answer].filter(Boolean).join(' → '),
  ]),
});

const recipients = ({ data, t, moment, word }: RecordSheet): List => ({
  title: t('record.recipients'),
  columns: [
    { heading: t('record.who'), share: 45 },
    { heading: t('record.when'), share: 30 },
    { heading: t('record.reference'), share: 25 },
  ],
  rows: data.recipients.map((row) => [
    `${row.name} (${word('who', row.kind)})`,
    moment(row.at),
    data.consultations.some(({ id }) => id === row.what) ? t('record.consultation') : row.what,
  ]),
});

const consultations = ({ data, t, moment, word }: RecordSheet): List => ({
  title: t('record.consultations'),
  columns: [
    { heading: t('record.when'), share: 40 },
    { heading: t('record.doctor'), share: 40 },
    { heading: t('record.status'), share: 20 },
  ],
  rows: data.consultations.map((row) => [
    moment(row.startsAt),
    data.doctors.find(({ id }) => id === row.doctorId)?.name ?? '',
    word('consultation', row.status),
  ]),
});

const accesses = ({ data, t, moment, word }: RecordSheet): List => ({
  title: t('record.access'),
  columns: [
    { heading: t('record.when'), share: 24 },
    { heading: t('record.who'), share: 24 },
    { heading: t('record.what'), share: 30 },
    { heading: t('record.reason'), share: 22 },
  ],
  rows: data.accessLog.map((row) => [moment(row.at), row.name ?? word('who', row.who), row.what, row.reason ?? '']),
});

/** Tries of pharmacies without an account to open a sending by link and TAN. */
const linkAccesses = ({ data, t, moment, word }: RecordSheet): List => ({
  title: t('record.linkAccesses'),
  columns: [
    { heading: t('record.when'), share: 30 },
    { heading: t('record.pharmacy'), share: 40 },
    { heading: t('record.what'), share: 30 },
  ],
  rows: data.pharmacyAccesses.map(({ at, sendingId, outcome }) => {
    const pharmacyId = data.sendings.find(({ id }) => id === sendingId)?.pharmacyId;
    return [moment(at), data.pharmacies.find(({ id }) => id === pharmacyId)?.name ?? '', word('linkAccess', outcome)];
  }),
});

/** "München, Deutschland"; nothing where no place was known. */
const placeOf = ({ place }: ExportedData['sessions'][number], locale: Locale): string =>
  [place?.city?.[locale], place?.country && countryName(place.country, locale)].filter(Boolean).join(', ');

const sessions = ({ data, locale, t, moment }: RecordSheet): List => ({
  title: t('record.sessions'),
  columns: [
    { heading: t('record.device'), share: 50 },
    { heading: t('record.when'), share: 25 },
    { heading: t('record.lastUsed'), share: 25 },
  ],
  rows: data.sessions.map((row) => [[row.userAgent, placeOf(row, locale)].filter(Boolean).join('\n'), moment(row.createdAt), moment(row.lastUsedAt)]),
});

const documents = ({ data, t, day, word }: RecordSheet): List => ({
  title: t('record.documents'),
  columns: [
    { heading: t('record.what'), share: 30 },
    { heading: t('record.when'), share: 20 },
    { heading: t('record.file'), share: 50 },
  ],
  rows: data.documents.map((row) => [word('document', row.kind), day(row.createdAt), row.file]),
});

/** The account around the record: what was agreed and paid, who received or read something, how the person signs in. */
export const drawAccount = (record: RecordSheet): void => {
  for (const list of [consultations, agreed, contractWithdrawals, contactRequests, money, recipients, accesses, linkAccesses, sessions, documents])
    drawList(record, list(record));
  const { sheet, data, t, word } = record;
  sheet.heading(1, t('record.others'));
  drawFacts(
    sheet,
    [
      { label: t('record.signIn'), value: data.signInMethods.map(({ kind, name }) => name ?? word('signIn', kind)).join(', ') },
      { label: t('record.marketing'), value: data.marketing.map(({ source }) => source).join(', ') },
      { label: t('record.newsletter'), value: data.newsletter.map(({ status }) => word('newsletter', status)).join(', ') },
    ],
    1,
  );
};
