import type { ReferenceKind, ReferenceRecord } from '@blattwerk/contract/reference-data/shapes';
import { useTranslation } from 'react-i18next';
import { Page } from '../../components/page.tsx';
import { DateTime, Text } from '../../components/values.tsx';
import { textCell } from '../../grid/cell-values.ts';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import './references.css';

const Names = ({ names }: { names: readonly string[] }) => <Text value={names.join(', ')} />;

const columnsOf = (kind: ReferenceKind): readonly GridColumn<ReferenceRecord>[] => [
  { field: 'name', render: (row) => row.name, sortable: true, filter: { kind: 'text' }, edit: textCell((row) => row.name) },
  { field: 'productCount', label: 'references.productCount', render: (row) => row.productCount, sortable: true, align: 'right' },
  ...(kind === 'strains' ? [{ field: 'synonyms', label: 'strains.synonyms', render: (row: ReferenceRecord) => <Names names={row.synonyms} /> }] : []),
  { field: 'aliases', label: 'references.aliases', render: (row) => <Names names={row.aliases.map(({ name }) => name)} /> },
  { field: 'slug', label: 'references.slug', render: (row) => row.slug, isOptional: true },
  { field: 'updatedAt', label: 'common.updatedAt', render: (row) => <DateTime value={row.updatedAt} />, sortable: true, isOptional: true },
];

const ReferenceList = ({ kind }: { kind: ReferenceKind }) => {
  const { t } = useTranslation();
  return (
    <Page title={t(`${kind}.title`)}>
      <DataGrid
        resource={kind}
        columns={columnsOf(kind)}
        defaults={{ sorters: [{ field: 'name', order: 'asc' }] }}
        linkTo={(row) => `/${kind}/${row.id}`}
        lead={() => <p className="quiet reference-lead">{t('references.lead')}</p>}
      />
    </Page>
  );
};

export const ManufacturerList = () => <ReferenceList kind="manufacturers" />;
export const GrowerList = () => <ReferenceList kind="growers" />;
export const StrainList = () => <ReferenceList kind="strains" />;
