import styles from './texts.module.css';

/** A text of ours: HTML made from Markdown of the repository while the storefront is built, never from what users write (`storefront/markdown.ts`). */
export const Prose = ({ html }: { html: string }) => <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
