import type { ReferenceDetail, ReferenceKind } from '@blattwerk/contract/reference-data/shapes';
import { Form } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RadioChoice } from '../../components/radio-choice.tsx';
import { Dialog } from '../../components/dialog.tsx';
import { RecordPicker } from '../../components/record-picker.tsx';
import { useMerging } from './use-merging.ts';

/** What the dialog knows of a record: enough to say what moves. */
export interface Brief {
  id: string;
  name: string;
  productCount: number;
}

interface MergeDialogProps {
  kind: ReferenceKind;
  record: ReferenceDetail;
  /** The other one, where it was chosen before. */
  preset: Brief | undefined;
  onClose: () => void;
}

/** The one that more products name stays, unless a user says otherwise. */
const likelier = (one: Brief, other: Brief): string => (other.productCount > one.productCount ? other.id : one.id);

/** Which two mean the same, and which of their names stays. */
export const MergeDialog = ({ kind, record, preset, onClose }: MergeDialogProps) => {
  const { t } = useTranslation();
  const { merge, isRunning } = useMerging(kind);
  const [other, setOther] = useState(preset);
  const [chosen, setChosen] = useState<string>();
  const isPair = other !== undefined && other.id !== record.id;
  const keptId = isPair ? (chosen ?? likelier(record, other)) : undefined;
  const [kept, merged] = isPair && keptId === other.id ? [other, record] : [record, other];
  const save = async () => {
    if (merged !== undefined && isPair && (await merge(merged.id, kept.id))) onClose();
  };
  return (
    <Dialog
      title={t('references.mergeTitle')}
      open
      onCancel={onClose}
      okText={t('references.merge')}
      okButtonProps={{ disabled: !isPair }}
      confirmLoading={isRunning}
      onOk={() => void save()}
    >
      <Form layout="vertical" requiredMark={false}>
        <Form.Item label={t('references.mergeWith', { name: record.name })}>
          <RecordPicker
            resource={kind}
            searchField="name"
            except={record.id}
            label={t('references.mergeWith', { name: record.name })}
            labelOf={(row) => String(row['name'])}
            known={other?.name}
            {...(other === undefined ? {} : { value: other.id })}
            onPick={(row) => setOther({ id: String(row.id), name: String(row['name']), productCount: Number(row['productCount']) })}
          />
        </Form.Item>
        {isPair ? (
          <Form.Item label={t('references.whichStays')}>
            <RadioChoice
              label={t('references.whichStays')}
              value={kept.id}
              onChange={(event) => setChosen(String(event.target.value))}
              options={[record, other].map(({ id, name, productCount }) => ({
                value: id,
                label: `${name} (${t('references.products', { count: productCount })})`,
              }))}
            />
          </Form.Item>
        ) : null}
      </Form>
      {isPair && merged !== undefined ? (
        <p className="section-text" role="status">
          {t('references.mergeMeans', { count: merged.productCount, merged: merged.name, kept: kept.name })}
        </p>
      ) : null}
    </Dialog>
  );
};
