import { categories } from '@blattwerk/contract/products/enums';
import { regionName, regionNames } from '@blattwerk/contract/shortages/region-names';
import { fewestPeople, fewestPharmacies, type RegionalDemandRecord } from '@blattwerk/contract/shortages/shapes';
import { useGetIdentity } from '@refinedev/core';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Amount } from '../../components/amount.tsx';
import { useFormats } from '../../components/format.ts';
import { Page } from '../../components/page.tsx';
import { EmptyState, ErrorState, PageSkeleton } from '../../components/states.tsx';
import { Code, EnumText } from '../../components/values.tsx';
import type { GridColumn } from '../../grid/columns.ts';
import { DataGrid } from '../../grid/data-grid.tsx';
import type { StaffMember } from '../../providers/auth.ts';
import { api } from '../../providers/http.ts';

const labels = Object.fromEntries(Object.keys(regionNames).map((region) => [region, regionName(region)]));

const Waiting = ({ count }: { count: number }) => {
  const { t } = useTranslation();
  const { number } = useFormats();
  return count === 0 ? <span className="quiet">{t('regional-demand.fewer', { people: fewestPeople })}</span> : <span className="figures">{number(count)}</span>;
};

/** What all pharmacies of the region have; of one or two of them it would say what a competitor has. */
const Together = ({ row }: { row: RegionalDemandRecord }) => {
  const { t } = useTranslation();
  if (row.quantity !== null) return <Amount quantity={row.quantity} unit={row.unit} />;
  return <span className="quiet">{t('regional-demand.unsaid')}</span>;
};

const columnsFor = (role: string): readonly GridColumn<RegionalDemandRecord>[] => [
  { field: 'productName', render: (row) => row.productName, sortable: true, filter: { kind: 'text' } },
  { field: 'pzn', render: (row) => <Code value={row.pzn} />, sortable: true, filter: { kind: 'text' } },
  ...(role === 'pharmacy'
    ? []
    : [{ field: 'region', render: (row: RegionalDemandRecord) => regionName(row.region), sortable: true, filter: { kind: 'words' as const, labels } }]),
  { field: 'waiting', render: (row) => <Waiting count={row.waiting} />, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'pharmacies', render: (row) => row.pharmacies, sortable: true, align: 'right', filter: { kind: 'number' } },
  { field: 'quantity', render: (row) => <Together row={row} />, sortable: true, align: 'right' },
  ...(role === 'pharmacy'
    ? [
        {
          field: 'ownQuantity',
          render: (row: RegionalDemandRecord) => <Amount quantity={row.ownQuantity} unit={row.unit} />,
          sortable: true,
          align: 'right' as const,
          filter: { kind: 'number' as const },
        },
      ]
    : []),
  {
    field: 'category',
    render: (row) => <EnumText type="category" value={row.category} />,
    filter: { kind: 'enum', type: 'category', values: categories },
    isOptional: true,
  },
];

/** Where a pharmacy sees or reports its own amount. */
const OwnStock = ({ row, pharmacyId }: { row: RegionalDemandRecord; pharmacyId: string }) => {
  const { t } = useTranslation();
  return row.ownQuantity === null ? (
    <Link to="/stock-feeds" aria-label={t('regional-demand.toFeedsFor', { product: row.productName })}>
      {t('regional-demand.toFeeds')}
    </Link>
  ) : (
    <Link to={`/stock/${pharmacyId}:${row.productId}`} aria-label={t('regional-demand.toStockOf', { product: row.productName })}>
      {t('regional-demand.toStock')}
    </Link>
  );
};

/** Without a listed address there is no region, and so no demand of it. */
const NoRegion = ({ pharmacyId }: { pharmacyId: string }) => {
  const { t } = useTranslation();
  return (
    <EmptyState
      title={t('regional-demand.noRegion')}
      text={t('regional-demand.noRegionText')}
      action={<Link to={`/pharmacies/${pharmacyId}`}>{t('regional-demand.toPharmacy')}</Link>}
    />
  );
};

const Demand = ({ user, region }: { user: StaffMember; region: string | null }) => {
  const { t } = useTranslation();
  const { role, pharmacyId } = user;
  if (pharmacyId !== null && region === null) return <NoRegion pharmacyId={pharmacyId} />;
  const isChosen = role !== 'pharmacy' && region !== null;
  return (
    <DataGrid
      resource="regional-demand"
      columns={columnsFor(role)}
      defaults={isChosen ? { filters: [{ field: 'region', operator: 'in', value: [region] }] } : {}}
      {...(pharmacyId === null
        ? { linkTo: (row: RegionalDemandRecord) => `/products/${row.productId}` }
        : { rowActions: (row: RegionalDemandRecord) => <OwnStock row={row} pharmacyId={pharmacyId} /> })}
      lead={() => (
        <p className="quiet grid-note">
          {region === null ? null : `${t(`regional-demand.ownRegion.${role}`, { region: regionName(region) })} `}
          {t('regional-demand.lead', { people: fewestPeople, pharmacies: fewestPharmacies })}
        </p>
      )}
      emptyText={t('regional-demand.emptyText', { people: fewestPeople })}
      refreshEveryMs={60_000}
    />
  );
};

/** Who waits for what in a region, and what its pharmacies have. */
export const RegionalDemandList = () => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const hasOwn = user !== undefined && user.role !== 'admin';
  const own = useQuery({ queryKey: ['own-region', user?.id], queryFn: hasOwn ? () => api.get('/backoffice/regional-demand/region') : skipToken });
  if (own.error !== null) return <ErrorState error={own.error} onRetry={() => void own.refetch()} />;
  if (user === undefined || (hasOwn && own.data === undefined)) return <PageSkeleton />;
  return (
    <Page title={t('regional-demand.title')}>
      <Demand user={user} region={own.data?.region ?? null} />
    </Page>
  );
};
