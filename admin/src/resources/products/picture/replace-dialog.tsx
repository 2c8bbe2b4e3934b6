import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';

interface Props {
  file: File | undefined;
  onCancel: () => void;
  onReplace: (file: File) => void;
}

const Preview = ({ file }: { file: File }) => {
  const { t } = useTranslation();
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address === undefined ? null : <img className="picture" src={address} alt={t('products.picture.preview', { name: file.name })} />;
};

/** Shows the new picture before it takes the place of the one that is there. */
export const ReplaceDialog = ({ file, onCancel, onReplace }: Props) => {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('products.picture.replace')}
      open={file !== undefined}
      onCancel={onCancel}
      onOk={() => (file === undefined ? undefined : onReplace(file))}
      okText={t('products.picture.replaceAnswer')}
      okButtonProps={{ autoFocus: true }}
      width={440}
      destroyOnHidden
    >
      {file === undefined ? null : <Preview file={file} />}
      <p>{t('products.picture.replaceMeans')}</p>
    </Dialog>
  );
};
