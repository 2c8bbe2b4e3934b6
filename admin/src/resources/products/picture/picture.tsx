import { pictureTypes } from '@blattwerk/contract/products/picture-shapes';
import type { ProductRecord } from '@blattwerk/contract/products/shapes';
import { DeleteOutlined } from '@ant-design/icons';
import { Alert, Spin } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmButton } from '../../../components/confirm-button.tsx';
import { DropZone } from '../../../components/drop-zone.tsx';
import { Section } from '../../../components/page.tsx';
import { AltForm, AltWords } from './alt-texts.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { usePicture } from './use-picture.ts';
import './picture.css';

/** The picture that the market shows; without one the drawing. */
const Shown = ({ row: { picture, image } }: { row: ProductRecord }) => {
  const { t, i18n } = useTranslation();
  if (picture === null) {
    return (
      <figure className="picture-figure">
        {image === '' ? null : <img className="picture" src={image} alt="" width={200} height={200} loading="lazy" />}
        <figcaption className="quiet">{t('products.picture.none')}</figcaption>
      </figure>
    );
  }
  const { sizes, width, height, altDe, altEn } = picture;
  const alt = (i18n.language === 'en' ? altEn : altDe) ?? t('products.picture.unnamed');
  const srcSet = sizes.map((size) => `${size.address} ${size.width}w`).join(', ');
  return <img className="picture" src={sizes[0]?.address} srcSet={srcSet} sizes="(max-width: 480px) 90vw, 360px" alt={alt} width={width} height={height} />;
};

const Controls = ({ row: { id, picture } }: { row: ProductRecord }) => {
  const { t } = useTranslation();
  const { doing, refusal, send, describe, remove } = usePicture(id, picture?.version ?? 0);
  const [chosen, setChosen] = useState<File>();
  const take = (file: File) => {
    if (doing !== undefined) return;
    if (picture === null) void send(file);
    else setChosen(file);
  };
  return (
    <>
      {refusal === undefined ? null : (
        <Alert className="picture-refusal" type="error" showIcon message={refusal} description={t('products.picture.unchanged')} />
      )}
      {picture === null ? null : <AltForm key={picture.version} texts={picture} isBusy={doing === 'describe'} onSave={(texts) => void describe(texts)} />}
      {/* It stays while a file is sent, so that the focus does. */}
      <DropZone
        accept={pictureTypes.join(',')}
        title={t(picture === null ? 'products.picture.drop' : 'products.picture.dropOther')}
        help={t('products.picture.dropHelp')}
        file={undefined}
        onFile={take}
      />
      <div role="status" className="picture-sending">
        {doing === 'send' ? (
          <>
            <Spin size="small" /> {t('products.picture.sending')}
          </>
        ) : null}
      </div>
      {picture === null ? null : (
        <ConfirmButton
          danger
          icon={<DeleteOutlined aria-hidden="true" />}
          loading={doing === 'remove'}
          means={t('products.picture.removeMeans')}
          onConfirm={() => void remove()}
        >
          {t('products.picture.remove')}
        </ConfirmButton>
      )}
      <ReplaceDialog
        file={chosen}
        onCancel={() => setChosen(undefined)}
        onReplace={(file) => {
          setChosen(undefined);
          void send(file);
        }}
      />
    </>
  );
};

/** The product's picture: seen by all who see the product, changed by those who may change it. */
export const Picture = ({ row }: { row: ProductRecord }) => {
  const { t } = useTranslation();
  const mayChange = row.abilities.includes('update');
  return (
    <Section title={t('products.picture.title')} className="picture-part">
      <Shown row={row} />
      {mayChange ? <Controls row={row} /> : row.picture === null ? null : <AltWords texts={row.picture} />}
    </Section>
  );
};
