import { EditOutlined, MergeCellsOutlined } from '@ant-design/icons';
import type { ReferenceDetail, ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { DateTime, Facts, Text } from '../../components/values.tsx';
import { listLink } from '../../grid/filters.ts';
import { LeadingNames, UndoMerge } from './leading-names.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import type { Brief } from './merge-dialog.tsx';
import './references.css';

const productField = { manufacturers: 'manufacturer', growers: 'grower', strains: 'strain' } as const;

interface PartProps {
  kind: ReferenceKind;
  record: ReferenceDetail;
}

const Details = ({ kind, record }: PartProps) => {
  const { t } = useTranslation();
  return (
    <Section title={t('common.details')}>
      <Facts
        items={[
          { label: t('references.slug'), value: record.slug },
          { label: t('references.productCount'), value: record.productCount },
          ...(kind === 'strains' ? [{ label: t('strains.synonyms'), value: <Text value={record.synonyms.join(', ')} /> }] : []),
          { label: t('common.updatedAt'), value: <DateTime value={record.updatedAt} /> },
        ]}
      />
      <p className="section-links">
        <Link to={listLink('products', [{ field: productField[kind], operator: 'eq', value: record.name }])}>{t('references.theirProducts')}</Link>
      </p>
    </Section>
  );
};

/** Names of the same kind that are written alike. */
const Similar = ({ kind, record, onMerge }: PartProps & { onMerge: (other: Brief) => void }) => {
  const { t } = useTranslation();
  if (record.similar.length === 0) return null;
  return (
    <Section title={t('references.similar')} className="columns-wide">
      <ul className="reference-lines">
        {record.similar.map((other) => (
          <li key={other.id}>
            <span>
              <Link to={`/${kind}/${other.id}`}>{other.name}</Link>
              <span className="quiet small">{t('references.products', { count: other.productCount })}</span>
            </span>
            <Button size="small" aria-label={t('references.mergeWith', { name: other.name })} onClick={() => onMerge(other)}>
              {t('references.merge')} …
            </Button>
          </li>
        ))}
      </ul>
    </Section>
  );
};

/** What is left of a record that was merged: where it leads, and the way back. */
const Merged = ({ kind, record, into }: PartProps & { into: { id: string; name: string } }) => {
  const { t } = useTranslation();
  return (
    <Alert
      type="info"
      showIcon
      message={
        <>
          {t('references.mergedInto')} <Link to={`/${kind}/${into.id}`}>{into.name}</Link>
        </>
      }
      action={<UndoMerge kind={kind} id={record.id} name={record.name} productCount={undefined} />}
    />
  );
};

const ReferenceShow = ({ kind }: { kind: ReferenceKind }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [merging, setMerging] = useState<{ other: Brief | undefined }>();
  const actions = (record: ReferenceDetail) => (
    <>
      {record.abilities.includes('merge') ? (
        <Button icon={<MergeCellsOutlined aria-hidden="true" />} onClick={() => setMerging({ other: undefined })}>
          {t('references.merge')} …
        </Button>
      ) : null}
      {record.abilities.includes('update') ? (
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/${kind}/${record.id}/edit`)}>
          {t('common.edit')}
        </Button>
      ) : null}
    </>
  );
  return (
    <RecordPage resource={kind} title={(row) => row.name} actions={actions}>
      {(record) =>
        record.mergedInto === null ? (
          <div className="columns">
            <Details kind={kind} record={record} />
            <LeadingNames kind={kind} record={record} />
            <Similar kind={kind} record={record} onMerge={(other) => setMerging({ other })} />
            {merging === undefined ? null : (
              <MergeDialog key={record.id} kind={kind} record={record} preset={merging.other} onClose={() => setMerging(undefined)} />
            )}
          </div>
        ) : (
          <Merged kind={kind} record={record} into={record.mergedInto} />
        )
      }
    </RecordPage>
  );
};

export const ManufacturerShow = () => <ReferenceShow kind="manufacturers" />;
export const GrowerShow = () => <ReferenceShow kind="growers" />;
export const StrainShow = () => <ReferenceShow kind="strains" />;
