import { drawFacts } from '../../adapters/pdf/blocks.ts';
import type { RecordSheet } from './record-sheet.ts';

/** What the patient asked for besides the form's own details, and how the doctor decided. */
export const drawAttestations = ({ sheet, data, t, day, word }: RecordSheet): void => {
  if (data.attestations.length === 0) return;
  sheet.heading(1, t('record.attestations'));
  for (const one of data.attestations) {
    sheet.heading(2, `${word('document', one.kind)} ${one.number}`);
    drawFacts(
      sheet,
      [
        { label: t('record.status'), value: word('attestation', one.status) },
        { label: t('record.asked'), value: day(one.requestedAt) },
        { label: t('record.decided'), value: day(one.decidedAt) },
        { label: t('record.validUntil'), value: day(one.validUntil) },
        { label: t('record.doctor'), value: data.doctors.find(({ id }) => id === one.doctorId)?.name ?? '' },
        { label: t('record.reason'), value: one.reason ?? '' },
      ],
      2,
    );
  }
};
