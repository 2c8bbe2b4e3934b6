import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useMinute } from '../../lib/browser/use-browser-value.ts';
import { useFormat } from '../../lib/format/use-format.ts';
import { openThings, type OpenRequest, type OpenThing } from './open-things.ts';
import styles from './way.module.css';

interface Words {
  title: string;
  text: string;
  action: string;
}

const useWords = (): ((thing: OpenThing) => Words) => {
  const { t } = useTranslation('way');
  const { due } = useFormat();
  return ({ key, pharmacy, dueAt, days }) => {
    const values = {
      ...(pharmacy === undefined ? {} : { pharmacy }),
      ...(dueAt === undefined ? {} : { due: due(dueAt) }),
      ...(days === undefined ? {} : { count: days }),
    };
    return { title: t(`next.${key}.title`, values), text: t(`next.${key}.text`, values), action: t(`next.${key}.action`, values) };
  };
};

interface Props {
  statuses: Statuses;
  treatments: readonly OpenRequest[];
  /** Another user looks: the button shows what the patient would press, and does nothing. */
  isReadOnly?: boolean;
}

/** What is next, in one sentence with its button, and below it everything else that is open. */
export const NextThing = ({ statuses, treatments, isReadOnly = false }: Props) => {
  const { t } = useTranslation('way');
  const wordsOf = useWords();
  const [next, ...others] = openThings(statuses, treatments, useMinute());
  const words = wordsOf(next);
  return (
    <>
      <Card tone="next" label={t('nextLabel')}>
        <p className={styles.eyebrow}>{t('nextLabel')}</p>
        <h2>{words.title}</h2>
        <p>{words.text}</p>
        {isReadOnly ? (
          <Button disabled iconEnd="arrow">
            {words.action}
          </Button>
        ) : (
          <LinkButton to={next.to} iconEnd="arrow">
            {words.action}
          </LinkButton>
        )}
      </Card>
      {others.length > 0 && (
        <section className={styles.others} aria-labelledby="also-open">
          <h2 id="also-open">{t('alsoOpen')}</h2>
          <ul>
            {others.map((thing) => {
              const { title, text, action } = wordsOf(thing);
              return (
                <li key={`${thing.key} ${thing.pharmacy ?? thing.dueAt ?? ''}`}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                  {isReadOnly ? null : (
                    <LinkButton to={thing.to} kind="secondary">
                      {action}
                    </LinkButton>
                  )}
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </>
  );
};
