import type { prescriptionCheck } from '@blattwerk/contract/prescriptions/shapes';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { Card, Facts } from '../../components/ui/card.tsx';
import { StatusTag } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

type Check = z.output<typeof prescriptionCheck>;

const tones = { genuine: 'ok', dispensed: 'info', revoked: 'bad', replaced: 'warn', expired: 'warn' } as const;

/** What the code on a prescription stands for, without patient or medicine. */
export const PrescriptionCheck = ({ check }: { check: Check }) => {
  const { t } = useTranslation('check');
  const { date } = useFormat();
  return (
    <>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      <Card label={t('title')}>
        <p>
          <StatusTag tone={tones[check.state]}>{t(`states.${check.state}`)}</StatusTag>
        </p>
        <p>{t(`explain.${check.state}`)}</p>
        <Facts
          items={[
            { term: t('number'), value: check.number },
            { term: t('doctor'), value: check.doctorName },
            { term: t('issued'), value: date(check.issuedAt) },
            { term: t('valid'), value: date(check.validUntil) },
          ]}
        />
      </Card>
    </>
  );
};

export const UnknownPrescription = () => {
  const { t } = useTranslation('check');
  return (
    <>
      <h1>{t('unknown.title')}</h1>
      <p>{t('unknown.text')}</p>
    </>
  );
};
