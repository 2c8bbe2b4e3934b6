import { mergedFields, type MergedField } from '@blattwerk/contract/products/merge-shapes';
import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { MergeCellsOutlined } from '@ant-design/icons';
import { useInvalidate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Section } from '../../../components/page.tsx';
import { ReasonDialog } from '../../../components/reason-dialog.tsx';
import { useAction } from '../../../components/use-action.ts';
import { CompareTable } from './compare-table.tsx';
import { differs, likelier } from './merge-fields.tsx';
import { Moves } from './moves.tsx';

/** Which of two stays, and with which values; then that it is done, with a reason. */
export const MergePair = ({ pair }: { pair: readonly [ProductRecord, ProductRecord] }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const invalidate = useInvalidate();
  const { run, running } = useAction('products');
  const [keptId, setKeptId] = useState(pair[0].id);
  const [chosen, setChosen] = useState<Partial<Record<MergedField, string>>>({});
  const [kept, duplicate] = pair[0].id === keptId ? pair : [pair[1], pair[0]];
  const winnerOf = (field: MergedField): string => chosen[field] ?? likelier(kept, duplicate, field);
  const merge = async (reason: string): Promise<boolean> => {
    const fields = mergedFields.filter((field) => differs(kept, duplicate, field) && winnerOf(field) === duplicate.id);
    const body = { duplicateId: duplicate.id, version: kept.version, duplicateVersion: duplicate.version, fields, reason };
    const done = await run(kept.id, 'merge', body, { done: 'products.merge.done' });
    await invalidate({ resource: 'products', invalidates: ['resourceAll'] });
    if (done !== undefined) void navigate(`/products/${kept.id}`);
    return done !== undefined;
  };
  return (
    <>
      <Section title={t('products.merge.compare')}>
        <p className="section-lead">{t('products.merge.choose')}</p>
        <CompareTable
          pair={pair}
          keptId={keptId}
          onKeep={setKeptId}
          winnerOf={winnerOf}
          onChoose={(field, id) => setChosen((before) => ({ ...before, [field]: id }))}
        />
      </Section>
      <Section title={t('products.merge.after')}>
        <Moves kept={kept} duplicate={duplicate} />
        <ReasonDialog
          icon={<MergeCellsOutlined aria-hidden="true" />}
          texts="products.merge.confirm"
          min={5}
          isDanger
          isBusy={running === 'merge'}
          onReason={merge}
        />
      </Section>
    </>
  );
};
