import type { DocumentCheck as Check, FileCheck } from '@blattwerk/contract/document-checks/shapes';
import { useTranslation } from 'react-i18next';
import { Card, Facts } from '../../components/ui/card.tsx';
import { Notice, StatusTag } from '../../components/ui/feedback.tsx';
import { useFormat } from '../../lib/format/use-format.ts';

const tones = { genuine: 'ok', dispensed: 'info', revoked: 'bad', replaced: 'warn', expired: 'warn', reduced: 'warn' } as const;

type Known = Pick<FileCheck, 'kind' | 'number' | 'issuedAt' | 'validUntil' | 'doctorName'>;

/** Values of the sentences about a replaced document. */
const useReplaced = ({ replacedAt }: Pick<FileCheck, 'replacedAt'>): { date: string } => {
  const { date } = useFormat();
  return { date: replacedAt === null ? '' : date(replacedAt) };
};

/** What may be said about a document in public: neither patient nor medicine. */
const KnownFacts = ({ kind, number, issuedAt, validUntil, doctorName }: Known) => {
  const { t } = useTranslation('check');
  const { date } = useFormat();
  const items = [
    { term: t('kind'), value: kind && t(`kinds.${kind}`) },
    { term: t('number'), value: number },
    { term: t('doctor'), value: doctorName },
    { term: t('issued'), value: issuedAt && date(issuedAt) },
    { term: t('valid'), value: validUntil && date(validUntil) },
  ];
  return <Facts items={items.filter(({ value }) => value)} />;
};

/**
 * The key of the words for what a document is good for: prescriptions and attestations end, invoices are cancelled, of anything else there may be
 * a newer version.
 */
const wordsOf = (kind: Known['kind'], state: Check['state']): string => {
  if (kind === 'prescription' || kind === 'prescription-copy') return state;
  if (kind === 'invoice' && state === 'revoked') return 'cancelledInvoice';
  if (state === 'reduced') return 'reducedInvoice';
  if (kind === 'patient-card' || kind === 'travel-certificate') return `attestation.${state}`;
  return state === 'replaced' ? 'newer' : 'document';
};

/** What the code on a document stands for. */
export const DocumentCheck = ({ check }: { check: Check }) => {
  const { t } = useTranslation('check');
  const replaced = useReplaced(check);
  const words = wordsOf(check.kind, check.state);
  return (
    <Card label={t('result')}>
      <h2>{t('result')}</h2>
      <p>
        <StatusTag tone={tones[check.state]}>{t(`states.${words}`)}</StatusTag>
      </p>
      <p>{t(`explain.${words}`, replaced)}</p>
      <KnownFacts {...check} />
    </Card>
  );
};

export const UnknownCode = () => {
  const { t } = useTranslation('check');
  return (
    <Notice kind="warn" title={t('unknown.title')}>
      {t('unknown.text')}
    </Notice>
  );
};

/** Genuine bytes of a prescription that was revoked since are no reason to dispense, and of a cancelled invoice none to pay. */
const Genuine = ({ check }: { check: FileCheck }) => {
  const { t } = useTranslation('check');
  const replaced = useReplaced(check);
  const ends = check.prescriptionState === 'genuine' ? null : check.prescriptionState;
  return (
    <>
      <p>
        <StatusTag tone="ok">{t('file.genuine')}</StatusTag> {ends && <StatusTag tone={tones[ends]}>{t(`states.${wordsOf(check.kind, ends)}`)}</StatusTag>}
      </p>
      <p>{t('file.genuineText')}</p>
      {check.kind === 'prescription-copy' && <p>{t('file.copyText')}</p>}
      {ends && <p>{t(`explain.${wordsOf(check.kind, ends)}`, replaced)}</p>}
    </>
  );
};

/** What a sent file is. */
export const FileResult = ({ check }: { check: FileCheck }) => {
  const { t } = useTranslation('check');
  if (check.state === 'unknown')
    return (
      <Notice kind="warn" title={t('file.unknown')}>
        {t('file.unknownText')}
      </Notice>
    );
  return (
    <>
      {check.state === 'genuine' ? (
        <Genuine check={check} />
      ) : (
        <>
          <p>
            <StatusTag tone="bad">{t('file.altered')}</StatusTag>
          </p>
          <p>{t('file.alteredText')}</p>
        </>
      )}
      <KnownFacts {...check} />
    </>
  );
};
