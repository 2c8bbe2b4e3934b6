import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Dialog } from './dialog.tsx';
import { PlainTable } from './plain-table.tsx';
import { ApiError } from '../providers/http.ts';

type Values = Record<string, unknown>;
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The record as it is stored now, when another user was quicker; undefined for every other failure. */
export const conflictOf = (error: unknown): Values | undefined => {
  if (!(error instanceof ApiError) || error.code !== 'server.conflict' || !isValues(error.details)) return undefined;
  const current = error.details['current'];
  return isValues(current) ? current : undefined;
};

const wordsOf = (value: unknown, yes: string, no: string): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? yes : no;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

interface ConflictDialogProps {
  resource: string;
  mine: Values;
  stored: Values;
  onTakeStored: () => void;
  onKeepMine: () => void;
  onCancel: () => void;
}

/** Another user saved in the meantime: both versions side by side, and a person decides. */
export const ConflictDialog = ({ resource, mine, stored, onTakeStored, onKeepMine, onCancel }: ConflictDialogProps) => {
  const { t } = useTranslation();
  const words = (value: unknown) => wordsOf(value, t('common.yes'), t('common.no'));
  // What is only ever written, a password say, is no part of the record and not shown.
  const different = Object.keys(mine).filter((field) => field in stored && words(mine[field]) !== words(stored[field]));
  const footer = [
    <Button key="cancel" onClick={onCancel}>
      {t('conflict.back')}
    </Button>,
    <Button key="stored" onClick={onTakeStored}>
      {t('conflict.takeStored')}
    </Button>,
    <Button key="mine" type="primary" onClick={onKeepMine}>
      {t('conflict.keepMine')}
    </Button>,
  ];
  return (
    <Dialog open title={t('conflict.title')} onCancel={onCancel} footer={footer} width={680}>
      <p>{t('conflict.text')}</p>
      <PlainTable label={t('conflict.title')}>
        <thead>
          <tr>
            <th scope="col">{t('conflict.field')}</th>
            <th scope="col">{t('conflict.mine')}</th>
            <th scope="col">{t('conflict.stored')}</th>
          </tr>
        </thead>
        <tbody>
          {different.map((field) => (
            <tr key={field}>
              <th scope="row">{t(`${resource}.${field}`)}</th>
              <td>{words(mine[field])}</td>
              <td>{words(stored[field])}</td>
            </tr>
          ))}
        </tbody>
      </PlainTable>
    </Dialog>
  );
};
