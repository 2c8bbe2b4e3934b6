import styles from './plate.module.css';

/** The product's own drawing; a quiet sheet where pictures need a login. `isFirst`: among the first things that are seen, so it is loaded at once. */
export const Plate = ({ image, size, isFirst = false }: { image: string | null; size: 'small' | 'card' | 'large'; isFirst?: boolean }) => {
  const px = { small: 48, card: 240, large: 480 }[size];
  return image ? (
    <img
      className={styles.plate}
      data-size={size}
      src={image}
      alt=""
      width={px}
      height={px}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  ) : (
    <span className={styles.plate} data-size={size} aria-hidden="true" />
  );
};
