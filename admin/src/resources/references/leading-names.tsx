import { UndoOutlined } from '@ant-design/icons';
import type { ReferenceAlias, ReferenceDetail, ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../components/confirm-button.tsx';
import { Section } from '../../components/page.tsx';
import { Day } from '../../components/values.tsx';
import { useMerging } from './use-merging.ts';

/** Takes a merge back, after saying what that does. */
export const UndoMerge = ({ kind, id, name, productCount }: { kind: ReferenceKind; id: string; name: string; productCount: number | undefined }) => {
  const { t } = useTranslation();
  const { undo, isRunning } = useMerging(kind);
  return (
    <ConfirmButton
      size="small"
      icon={<UndoOutlined aria-hidden="true" />}
      aria-label={t('references.undoOf', { name })}
      loading={isRunning}
      heading={t('references.undoAsk', { name })}
      means={productCount === undefined ? null : t('references.undoMeans', { count: productCount })}
      onConfirm={() => void undo(id)}
    >
      {t('references.undo')}
    </ConfirmButton>
  );
};

const Line = ({ kind, alias }: { kind: ReferenceKind; alias: ReferenceAlias }) => {
  const { t } = useTranslation();
  return (
    <li>
      <span>
        <strong>{alias.name}</strong>
        <span className="quiet small">
          {alias.slug} · {t(`enum.aliasKind.${alias.kind}`)}, <Day value={alias.since} />
        </span>
      </span>
      {alias.abilities.includes('undo-merge') ? <UndoMerge kind={kind} id={alias.id} name={alias.name} productCount={alias.productCount} /> : null}
    </li>
  );
};

/** Names and addresses that lead to the record. */
export const LeadingNames = ({ kind, record }: { kind: ReferenceKind; record: ReferenceDetail }) => {
  const { t } = useTranslation();
  return (
    <Section title={t('references.aliases')}>
      <p className="section-lead">{t('references.aliasesLead')}</p>
      {record.aliases.length === 0 ? (
        <p className="quiet">{t('references.noAliases')}</p>
      ) : (
        <ul className="reference-lines">
          {record.aliases.map((alias) => (
            <Line key={alias.id} kind={kind} alias={alias} />
          ))}
        </ul>
      )}
    </Section>
  );
};
