import { FileSearchOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';

const accept = '.csv,.txt,.tsv,.json,.xml,.xlsx';

interface DropZoneProps {
  file: File | undefined;
  onFile: (file: File) => void;
}

const sizeOf = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'de-DE', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1000);

/** Takes one file: dropped, or chosen in the file dialog with Enter. The file stays in the browser until it is asked about. */
export const DropZone = ({ file, onFile }: DropZoneProps) => {
  const { t, i18n } = useTranslation();
  const take = (chosen: File) => {
    onFile(chosen);
    return false;
  };
  if (file === undefined) {
    return (
      <Upload.Dragger accept={accept} showUploadList={false} beforeUpload={take}>
        <FileSearchOutlined aria-hidden="true" />
        <p className="state-title">{t('feed-doctor.drop')}</p>
        <p className="quiet">{t('feed-doctor.dropHelp')}</p>
      </Upload.Dragger>
    );
  }
  return (
    <div className="doctor-file">
      <FileTextOutlined aria-hidden="true" />
      <span className="doctor-file-name">
        {file.name} <span className="quiet figures">{sizeOf(file.size, i18n.language)}</span>
      </span>
      <Upload accept={accept} showUploadList={false} beforeUpload={take}>
        <Button size="small">{t('feed-doctor.otherFile')}</Button>
      </Upload>
    </div>
  );
};
