import { pictureLimits } from '@blattwerk/contract/products/picture-shapes';
import { Button, Form, Input } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AltTexts } from './use-picture.ts';

interface Props {
  texts: AltTexts;
  isBusy: boolean;
  onSave: (texts: AltTexts) => void;
}

/** What the picture shows, in both languages, for those who do not see it. */
export const AltForm = ({ texts: { altDe, altEn }, isBusy, onSave }: Props) => {
  const { t } = useTranslation();
  const save = (given: { altDe: string; altEn: string }) => onSave({ altDe: given.altDe.trim() || null, altEn: given.altEn.trim() || null });
  return (
    <Form layout="vertical" className="picture-alt" initialValues={{ altDe: altDe ?? '', altEn: altEn ?? '' }} onFinish={save}>
      <p className="quiet">{t('products.picture.altHelp')}</p>
      <Form.Item name="altDe" label={t('products.altDe')}>
        <Input maxLength={pictureLimits.altLength} lang="de" />
      </Form.Item>
      <Form.Item name="altEn" label={t('products.altEn')}>
        <Input maxLength={pictureLimits.altLength} lang="en" />
      </Form.Item>
      <Button htmlType="submit" loading={isBusy}>
        {t('products.picture.saveAlt')}
      </Button>
    </Form>
  );
};

/** The same for those who only read. */
export const AltWords = ({ texts: { altDe, altEn } }: { texts: AltTexts }) => {
  const { t } = useTranslation();
  return (
    <dl className="picture-words">
      <dt className="quiet">{t('products.altDe')}</dt>
      <dd lang="de">{altDe ?? '–'}</dd>
      <dt className="quiet">{t('products.altEn')}</dt>
      <dd lang="en">{altEn ?? '–'}</dd>
    </dl>
  );
};
