import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { EditOutlined, ExportOutlined, MergeCellsOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { Section } from '../../components/page.tsx';
import { RecordPage } from '../../components/record-page.tsx';
import { RecordParts } from '../../components/record-parts.tsx';
import { Code, Country, DateTime, EnumText, Facts, UnitPrice, Text, YesNo } from '../../components/values.tsx';
import { Duplicates } from './merge/duplicates.tsx';
import { Articles, Log, Reviews, Stock } from './parts/lists.tsx';
import { productParts } from './parts/names.ts';
import { Picture } from './picture/picture.tsx';
import { Share } from './share.tsx';

/** Its page in the market, and the way to its form. */
const Actions = ({ row }: { row: ProductRecord }) => {
  const { t, i18n } = useTranslation();
  const navigate = useNavigate();
  return (
    <>
      {row.isPublished ? (
        <Button
          href={`${i18n.language === 'en' ? '/en' : ''}/market/products/${row.slug}`}
          target="_blank"
          rel="noopener noreferrer"
          icon={<ExportOutlined aria-hidden="true" />}
        >
          {t('products.inMarket')}
        </Button>
      ) : null}
      {row.abilities.includes('merge') ? (
        <Button icon={<MergeCellsOutlined aria-hidden="true" />} onClick={() => void navigate(`/products/${row.id}/merge`)}>
          {t('products.merge.open')}
        </Button>
      ) : null}
      {row.abilities.includes('update') ? (
        <Button icon={<EditOutlined aria-hidden="true" />} onClick={() => void navigate(`/products/${row.id}/edit`)}>
          {t('common.edit')}
        </Button>
      ) : null}
    </>
  );
};

const Overview = ({ row }: { row: ProductRecord }) => {
  const { t, i18n } = useTranslation();
  return (
    <div className="columns">
      <Section title={t('products.traits')}>
        <Facts
          items={[
            { label: t('products.pzn'), value: <Code value={row.pzn} /> },
            { label: t('products.category'), value: <EnumText type="category" value={row.category} /> },
            { label: t('products.genetics'), value: <EnumText type="genetics" value={row.genetics} /> },
            { label: t('products.geneticsDetail'), value: <Text value={row.geneticsDetail} /> },
            { label: t('products.thc'), value: <Share row={row} of="thc" /> },
            { label: t('products.cbd'), value: <Share row={row} of="cbd" /> },
            { label: t('products.strain'), value: <Text value={row.strain} /> },
            { label: t('products.manufacturer'), value: <Text value={row.manufacturer} /> },
            { label: t('products.grower'), value: <Text value={row.grower} /> },
            { label: t('products.origin'), value: <Country code={row.origin} /> },
            { label: t('products.irradiation'), value: <EnumText type="irradiation" value={row.irradiation} /> },
          ]}
        />
        <p className="section-text">{i18n.language === 'en' ? row.descriptionEn : row.descriptionDe}</p>
      </Section>
      <div className="stack product-market">
        <Section title={t('products.market')}>
          <Facts
            items={[
              { label: t('products.isPublished'), value: <YesNo value={row.isPublished} /> },
              { label: t('products.isPromoted'), value: <YesNo value={row.isPromoted} /> },
              { label: t('products.pharmacyCount'), value: row.pharmacyCount },
              { label: t('products.fromPriceCents'), value: <UnitPrice cents={row.fromPriceCents} unit={row.unit} /> },
              { label: t('common.createdAt'), value: <DateTime value={row.createdAt} /> },
              { label: t('common.updatedAt'), value: <DateTime value={row.updatedAt} /> },
            ]}
          />
        </Section>
        {row.mergedInto === null ? <Picture row={row} /> : null}
        {row.abilities.includes('merge') ? <Duplicates id={row.id} /> : null}
      </div>
    </div>
  );
};

const parts = {
  stock: Stock,
  articles: Articles,
  reviews: Reviews,
  log: Log,
};

/** What is left of a duplicate: where it leads. */
const Merged = ({ into }: { into: { id: string; name: string } }) => {
  const { t } = useTranslation();
  const message = (
    <>
      {t('products.merge.mergedInto')} <Link to={`/products/${into.id}`}>{into.name}</Link>
    </>
  );
  return <Alert className="page-note" type="info" showIcon message={message} description={t('products.merge.leadsThere')} />;
};

export const ProductShow = () => (
  <RecordPage resource="products" title={(row) => row.name} actions={(row) => <Actions row={row} />}>
    {(row) => (
      <>
        {row.mergedInto === null ? null : <Merged into={row.mergedInto} />}
        <RecordParts resource="products" id={row.id} seenBy={productParts} parts={parts} overview={<Overview row={row} />} />
      </>
    )}
  </RecordPage>
);
