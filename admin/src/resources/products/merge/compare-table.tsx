import { mergedFields, type MergedField } from '@blattwerk/contract/products/merge-shapes';
import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { Radio } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainTable } from '../../../components/plain-table.tsx';
import { Code, Nothing } from '../../../components/values.tsx';
import { differs, fieldValues } from './merge-fields.tsx';

interface CompareTableProps {
  pair: readonly [ProductRecord, ProductRecord];
  keptId: string;
  onKeep: (id: string) => void;
  /** Whose value of a field stays. */
  winnerOf: (field: MergedField) => string;
  onChoose: (field: MergedField, id: string) => void;
}

/** What the two are, side by side. Number and address are not chosen: those of both lead to the product that stays. */
export const CompareTable = ({ pair, keptId, onKeep, winnerOf, onChoose }: CompareTableProps) => {
  const { t } = useTranslation();
  const fixed = (label: string, value: (row: ProductRecord) => ReactNode) => (
    <tr>
      <th scope="row">{label}</th>
      {pair.map((row) => (
        <td key={row.id}>{value(row)}</td>
      ))}
    </tr>
  );
  return (
    <PlainTable label={t('products.merge.compare')} className="merge-table">
      <thead>
        <tr>
          <th scope="col">{t('products.merge.field')}</th>
          {pair.map((row) => (
            <th key={row.id} scope="col">
              <Radio name="kept" checked={row.id === keptId} onChange={() => onKeep(row.id)}>
                {t('products.merge.stays', { pzn: row.pzn })}
              </Radio>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fixed(t('products.pzn'), (row) => (
          <Code value={row.pzn} />
        ))}
        {fixed(t('products.merge.address'), (row) => (
          <span className="merge-address">/market/products/{row.slug}</span>
        ))}
        {fixed(t('products.picture.title'), (row) => (
          <Thumbnail row={row} />
        ))}
        {mergedFields.map((field) => (
          <FieldRow key={field} field={field} pair={pair} winner={winnerOf(field)} onChoose={onChoose} />
        ))}
      </tbody>
    </PlainTable>
  );
};

/** The picture, or the drawing that stands in its place. */
const Thumbnail = ({ row: { picture, image } }: { row: ProductRecord }) => {
  const { t, i18n } = useTranslation();
  const alt = picture === null ? t('products.merge.drawing') : ((i18n.language === 'en' ? picture.altEn : picture.altDe) ?? t('products.picture.unnamed'));
  const address = picture?.sizes[0]?.address ?? image;
  return address === '' ? <Nothing /> : <img className="merge-picture" src={address} alt={alt} width={96} height={96} loading="lazy" />;
};

type FieldRowProps = Pick<CompareTableProps, 'pair' | 'onChoose'> & { field: MergedField; winner: string };

/** Where both say the same there is nothing to choose. */
const FieldRow = ({ field, pair, winner, onChoose }: FieldRowProps) => {
  const { t } = useTranslation();
  const label = t(`products.${field}`);
  const isChoice = differs(...pair, field);
  return (
    <tr className={isChoice ? 'is-choice' : undefined}>
      <th scope="row">{label}</th>
      {pair.map((row) => (
        <td key={row.id}>
          {isChoice ? (
            <Radio name={`merge-${field}`} checked={winner === row.id} onChange={() => onChoose(field, row.id)}>
              {fieldValues[field](row)}
            </Radio>
          ) : (
            fieldValues[field](row)
          )}
        </td>
      ))}
    </tr>
  );
};
