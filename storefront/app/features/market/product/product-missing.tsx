import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button, LinkButton } from '../../../components/ui/button.tsx';
import { TextInput } from '../../../components/ui/inputs.tsx';
import { usePath } from '../../../lib/i18n/use-locale.ts';
import styles from './product-page.module.css';

/** The words of an address that leads nowhere: most often the product has another number now. */
export const wordsOf = (slug: string): string =>
  slug
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 60);

interface Props {
  slug: string;
  /** What stood here once, with what may take its place. */
  withdrawn?: { name: string; similar: ReactNode };
}

/** An address without a product: what it may have been or was, and where to look. */
export const ProductMissing = ({ slug, withdrawn }: Props) => {
  const { t } = useTranslation('product');
  const path = usePath();
  return (
    <>
      <h1>{withdrawn ? t('withdrawn.title', { name: withdrawn.name }) : t('missing.title')}</h1>
      <p>{t(withdrawn ? 'withdrawn.text' : 'missing.text')}</p>
      <Form method="get" action={path('/market')} className={styles.search} role="search">
        <TextInput label={t('missing.search')} name="q" type="search" defaultValue={withdrawn?.name ?? wordsOf(slug)} maxLength={100} />
        <Button type="submit" icon="search">
          {t('missing.go')}
        </Button>
      </Form>
      <LinkButton to="/market" kind="secondary">
        {t('missing.market')}
      </LinkButton>
      {withdrawn?.similar}
    </>
  );
};
