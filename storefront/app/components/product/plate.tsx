import type { ProductItem } from '@blattwerk/contract/products/shapes';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../lib/i18n/use-locale.ts';
import styles from './plate.module.css';

type Shown = Pick<ProductItem, 'image' | 'picture'>;
type Size = 'small' | 'card' | 'large';

const sides = { small: 48, card: 240, large: 480 };
/** How wide it stands on the page, so that the browser takes the size that fits. */
const widths = { small: '48px', card: '(max-width: 599px) 112px, (max-width: 1023px) 45vw, 300px', large: '(max-width: 599px) 92vw, 480px' };

interface Props {
  product: Shown;
  size: Size;
  /** Among the first things that are seen, so it is loaded at once. */
  isFirst?: boolean;
}

const loadingOf = (isFirst: boolean) => ({ loading: isFirst ? 'eager' : 'lazy', fetchPriority: isFirst ? 'high' : 'auto', decoding: 'async' }) as const;

const Photo = ({ picture, size, isFirst, onFail }: { picture: NonNullable<Shown['picture']>; size: Size; isFirst: boolean; onFail: () => void }) => {
  const locale = useLocale();
  const photo = useRef<HTMLImageElement>(null);
  // It may have failed before the page's scripts were there to hear of it.
  useEffect(() => {
    if (photo.current?.complete === true && photo.current.naturalWidth === 0) onFail();
  }, [onFail]);
  return (
    <img
      ref={photo}
      className={`${styles.plate} ${styles.photo}`}
      data-size={size}
      src={picture.sizes[0]?.address}
      srcSet={picture.sizes.map(({ address, width }) => `${address} ${width}w`).join(', ')}
      sizes={widths[size]}
      alt={picture.alt[locale] ?? ''}
      width={picture.width}
      height={picture.height}
      onError={onFail}
      {...loadingOf(isFirst)}
    />
  );
};

/** The product's picture; without one, or when it cannot be loaded, its own drawing; a quiet sheet where pictures need a login. */
export const Plate = ({ product: { image, picture }, size, isFirst = false }: Props) => {
  const [failed, setFailed] = useState<string>();
  const address = picture?.sizes[0]?.address;
  if (picture && address !== failed) return <Photo key={address} picture={picture} size={size} isFirst={isFirst} onFail={() => setFailed(address)} />;
  return image ? (
    <img className={styles.plate} data-size={size} src={image} alt="" width={sides[size]} height={sides[size]} {...loadingOf(isFirst)} />
  ) : (
    <span className={styles.plate} data-size={size} aria-hidden="true" />
  );
};
