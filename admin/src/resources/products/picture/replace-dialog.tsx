import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../components/dialog.tsx';

interface Props {
  file: File | undefined;
  onCancel: () => void;
  onReplace: (file: File) => void;
}

const Preview = ({ file }: { file: File }) => {
  const { t } = useTranslation();
  const image = useRef<HTMLImageElement>(null);
  useLayoutEffect(() => {
    const address = URL.createObjectURL(file);
    if (image.current) image.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  return <img ref={image} className="picture" alt={t('products.picture.preview', { name: file.name })} />;
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
