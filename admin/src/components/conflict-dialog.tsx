import { Button, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Values } from './changed-values.ts';
import { disputedFields, fieldWords, valueWords } from './conflict.ts';
import type { Conflict } from './conflict.ts';
import { Dialog } from './dialog.tsx';
import { useFormats } from './format.ts';
import { PlainTable } from './plain-table.tsx';

interface ConflictDialogProps {
  resource: string;
  conflict: Conflict;
  /** What a field is called where that is not `<resource>.<field>`. */
  labelOf?: (field: string) => string;
  /** Gives up the own entries. */
  onTakeStored: () => void;
  /** Saves the own entries on top of what is stored, but for the fields in which the other user's value was chosen. */
  onSave: (theirs: readonly string[]) => void;
  onCancel: () => void;
}

/** Another user changed the same fields in the meantime: before, theirs and yours side by side, and a person decides for each. */
export const ConflictDialog = ({ resource, conflict, labelOf, onTakeStored, onSave, onCancel }: ConflictDialogProps) => {
  const { t } = useTranslation();
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  const fields = disputedFields(conflict);
  const footer = [
    <Button key="cancel" onClick={onCancel}>
      {t('conflict.back')}
    </Button>,
    <Button key="stored" onClick={onTakeStored}>
      {t('conflict.takeStored')}
    </Button>,
    <Button key="mine" type="primary" onClick={() => onSave(theirs)}>
      {t(theirs.length === 0 ? 'conflict.keepMine' : 'conflict.saveChoice')}
    </Button>,
  ];
  return (
    <Dialog open title={t('conflict.title')} onCancel={onCancel} footer={footer} width={820}>
      <p>{t(fields.length > 0 ? 'conflict.text' : 'conflict.hidden')}</p>
      {fields.length === 0 ? null : (
        <PlainTable label={t('conflict.title')}>
          <thead>
            <tr>
              <th scope="col">{t('conflict.field')}</th>
              {conflict.base === undefined ? null : <th scope="col">{t('conflict.base')}</th>}
              <th scope="col">{t('conflict.stored')}</th>
              <th scope="col">{t('conflict.mine')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <FieldRow
                key={field}
                field={field}
                label={labelOf?.(field) ?? t(`${resource}.${field}`)}
                conflict={conflict}
                isTheirs={theirs.includes(field)}
                onChoose={(isTheirs) => setTheirs((before) => (isTheirs ? [...before, field] : before.filter((other) => other !== field)))}
              />
            ))}
          </tbody>
        </PlainTable>
      )}
    </Dialog>
  );
};

interface FieldRowProps {
  field: string;
  label: string;
  conflict: Conflict;
  isTheirs: boolean;
  onChoose: (isTheirs: boolean) => void;
}

const FieldRow = ({ field, label, conflict: { base, current, yours }, isTheirs, onChoose }: FieldRowProps) => {
  const formats = useFormats();
  const choice = (values: Values, isChosen: boolean, choose: () => void) => (
    <Radio name={`conflict-${field}`} checked={isChosen} onChange={choose}>
      {values === yours ? valueWords(field, yours[field], formats) : fieldWords(values, field, formats)}
    </Radio>
  );
  return (
    <tr>
      <th scope="row">{label}</th>
      {base === undefined ? null : <td>{fieldWords(base, field, formats)}</td>}
      <td>{choice(current, isTheirs, () => onChoose(true))}</td>
      <td>{choice(yours, !isTheirs, () => onChoose(false))}</td>
    </tr>
  );
};
