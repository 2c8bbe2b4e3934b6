import { importableResources } from '@blattwerk/contract/list-imports/resources';
import { ImportOutlined } from '@ant-design/icons';
import { usePermissions } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';

export const isImportable = (resource: string): boolean => (importableResources as readonly string[]).includes(resource);

/** Beside the export, in every list into which files can be imported; administrators only. */
export const ImportButton = ({ resource }: { resource: string }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data: role } = usePermissions<string>({});
  if (role !== 'admin' || !isImportable(resource)) return null;
  const label = t('import.button');
  return <Button icon={<ImportOutlined aria-hidden="true" />} aria-label={label} title={label} onClick={() => void navigate(`/${resource}/import`)} />;
};
