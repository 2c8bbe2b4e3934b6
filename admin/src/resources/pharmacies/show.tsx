import { EditOutlined } from '@ant-design/icons';
import type { PharmacyRecord } from '@blattwerk/contract/pharmacies/shapes';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Section } from '../../components/page.tsx';
import { Phone } from '../../components/phone.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { RecordParts } from '../../components/record-parts.tsx';
import { Country, DateTime, Facts, Money, Nothing, Text, YesNo } from '../../components/values.tsx';
import { OpeningHours } from './opening-hours-field.tsx';
import { Feeds, Log, People, Prescriptions, Runs, Stock } from './parts/lists.tsx';
import { pharmacyParts } from './parts/names.ts';

const EditButton = ({ row }: { row: PharmacyRecord }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (row.abilities.length === 0) return null;
  const form = row.abilities.includes('update') ? 'edit' : 'contact';
  return (
    <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/pharmacies/${row.id}/${form}`)}>
      {t('common.edit')}
    </Button>
  );
};

const Overview = ({ row }: { row: PharmacyRecord }) => {
  const { t } = useTranslation();
  return (
    <div className="columns">
      <Section title={t('pharmacies.contact')}>
        <Facts
          items={[
            { label: t('pharmacies.street'), value: `${row.street} ${row.houseNum}` },
            { label: t('pharmacies.city'), value: `${row.zipCode} ${row.city}` },
            { label: t('pharmacies.country'), value: <Country code={row.country} /> },
            { label: t('pharmacies.email'), value: <Text value={row.email} /> },
            { label: t('pharmacies.tanEmail'), value: <Text value={row.tanEmail} /> },
            { label: t('pharmacies.phone'), value: <Phone value={row.phone} /> },
            { label: t('pharmacies.website'), value: <Text value={row.website} /> },
            { label: t('pharmacies.isListed'), value: <YesNo value={row.isListed} /> },
            { label: t('pharmacies.slug'), value: row.slug },
          ]}
        />
      </Section>
      <Section title={t('pharmacies.services')}>
        <Facts
          items={[
            { label: t('pharmacies.openingHours'), value: row.openingHours ? <OpeningHours hours={row.openingHours} /> : <Nothing /> },
            { label: t('pharmacies.isPickupOnly'), value: <YesNo value={row.isPickupOnly} /> },
            { label: t('pharmacies.acceptsElectronic'), value: <YesNo value={row.acceptsElectronic} /> },
            { label: t('pharmacies.hasCourier'), value: <YesNo value={row.hasCourier} /> },
            { label: t('pharmacies.shippingCents'), value: <Money cents={row.shippingCents} /> },
            { label: t('pharmacies.freeShippingFromCents'), value: <Money cents={row.freeShippingFromCents} /> },
          ]}
        />
      </Section>
      <Section title={t('pharmacies.stock')}>
        <Facts
          items={[
            { label: t('pharmacies.productCount'), value: row.productCount },
            { label: t('pharmacies.marketCount'), value: row.marketCount },
            { label: t('pharmacies.confirmedAt'), value: <DateTime value={row.confirmedAt} /> },
            { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
            { label: t('common.updatedAt'), value: <DateTime value={row.updatedAt} /> },
          ]}
        />
      </Section>
    </div>
  );
};

const parts = {
  prescriptions: Prescriptions,
  stock: Stock,
  feeds: Feeds,
  runs: Runs,
  people: People,
  log: Log,
};

export const PharmacyShow = () => (
  <RecordPage resource="pharmacies" title={(row) => row.name} actions={(row) => <EditButton row={row} />}>
    {(row) => <RecordParts resource="pharmacies" id={row.id} seenBy={pharmacyParts} parts={parts} overview={<Overview row={row} />} />}
  </RecordPage>
);
