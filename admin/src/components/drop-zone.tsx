import { FileSearchOutlined, FileTextOutlined } from '@ant-design/icons';
import { Button, Upload } from 'antd';
import { useTranslation } from 'react-i18next';
import './drop-zone.css';

interface DropZoneProps {
  /** Endings with commas between them. */
  accept: string;
  title: string;
  help: string;
  file: File | undefined;
  onFile: (file: File) => void;
}

const sizeOf = (bytes: number, language: string): string =>
  new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'de-DE', { style: 'unit', unit: 'kilobyte', maximumFractionDigits: 1 }).format(bytes / 1000);

/** Takes one file: dropped, or chosen in the file dialog with Enter. The file stays in the browser until it is sent. */
export const DropZone = ({ accept, title, help, file, onFile }: DropZoneProps) => {
  const { t, i18n } = useTranslation();
  const take = (chosen: File) => {
    onFile(chosen);
    return false;
  };
  if (file === undefined) {
    return (
      <div className="drop-zone">
        <Upload.Dragger accept={accept} showUploadList={false} beforeUpload={take}>
          <FileSearchOutlined aria-hidden="true" />
          <p className="state-title">{title}</p>
          <p className="quiet">{help}</p>
        </Upload.Dragger>
      </div>
    );
  }
  return (
    <div className="drop-zone-file">
      <FileTextOutlined aria-hidden="true" />
      <span className="drop-zone-name">
        {file.name} <span className="quiet figures">{sizeOf(file.size, i18n.language)}</span>
      </span>
      <Upload accept={accept} showUploadList={false} beforeUpload={take}>
        <Button size="small">{t('feed-doctor.otherFile')}</Button>
      </Upload>
    </div>
  );
};
