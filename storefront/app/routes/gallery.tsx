import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Container } from '../components/layout/page-frame.tsx';
import { ButtonShow, ChoiceShow, FieldShow, SignatureShow } from '../features/gallery/gallery-inputs.tsx';
import { CardShow, FoldShow, StateShow, TableShow, TagShow, ToastShow, WayShow } from '../features/gallery/gallery-shows.tsx';
import { EmptyTableShow, FailureShow, FormShow, TrailShow } from '../features/gallery/gallery-ways.tsx';
import styles from '../features/gallery/gallery.module.css';
import { PageHead } from '../lib/seo/page-head.tsx';

export const handle = { ns: ['gallery'] };

const shows: [string, ComponentType][] = [
  ['buttons', ButtonShow],
  ['fields', FieldShow],
  ['choices', ChoiceShow],
  ['form', FormShow],
  ['states', StateShow],
  ['failures', FailureShow],
  ['tags', TagShow],
  ['cards', CardShow],
  ['table', TableShow],
  ['emptyTable', EmptyTableShow],
  ['ways', TrailShow],
  ['steps', WayShow],
  ['disclosure', FoldShow],
  ['toasts', ToastShow],
  ['signature', SignatureShow],
];

/** Every component in its states: what the screens are made of, in both languages and both themes. */
const Gallery = () => {
  const { t } = useTranslation('gallery');
  return (
    <Container>
      <PageHead title={t('title')} isPrivate />
      <h1>{t('title')}</h1>
      <p>{t('intro')}</p>
      {shows.map(([key, Show]) => (
        <section key={key} className={styles.section}>
          <h2>{t(`section.${key}`)}</h2>
          <Show />
        </section>
      ))}
    </Container>
  );
};
export default Gallery;
