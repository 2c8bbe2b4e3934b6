import { useTranslation } from 'react-i18next';
import { DateTime } from '../../components/ui/values.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { Prose } from './prose.tsx';
import type { TextReview } from './review-of.ts';
import type { Text } from './texts.server.ts';
import styles from './texts.module.css';

/** When it was written and changed, who has reviewed it, how long it takes to read. */
const Facts = ({ text, review }: { text: Text; review: TextReview | undefined }) => {
  const { t } = useTranslation('texts');
  const { date } = useFormat();
  const day = text.updatedOn ?? text.publishedOn;
  return (
    <p className={styles.facts}>
      {t(text.updatedOn ? 'updatedOn' : 'publishedOn')} <DateTime value={day} kind="date" /> · {t('minutes', { count: text.minutes })}
      {review && (
        <>
          <br />
          {t(`reviewed.${review.kind}`, { name: review.by, day: date(review.on) })}
        </>
      )}
    </p>
  );
};

const Contents = ({ headings }: Pick<Text, 'headings'>) => {
  const { t } = useTranslation('texts');
  return (
    <nav className={styles.contents} aria-labelledby="contents">
      <h2 id="contents">{t('contents')}</h2>
      <ul>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Sources = ({ sources }: Pick<Text, 'sources'>) => {
  const { t } = useTranslation('texts');
  return (
    <section className={styles.sources} aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ol>
        {sources.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title}
            </a>
          </li>
        ))}
      </ol>
    </section>
  );
};

const fromHeadings = 4;

/** A text with its heading. Its HTML is made from our own Markdown while the storefront is built (`storefront/markdown.ts`). */
export const TextPage = ({ text, review }: { text: Text; review: TextReview | undefined }) => {
  const { t } = useTranslation('texts');
  return (
    <article className={styles.article}>
      <h1>{text.title}</h1>
      <p className={styles.lead}>{text.description}</p>
      <Facts text={text} review={review} />
      {text.headings.length >= fromHeadings && <Contents headings={text.headings} />}
      <Prose html={text.html} />
      {text.isMedical && (
        <p className={styles.note}>
          {t('medicalNote')} <strong>{t('footer.emergency', { ns: 'common' })}</strong>
        </p>
      )}
      {text.sources.length > 0 && <Sources sources={text.sources} />}
    </article>
  );
};
