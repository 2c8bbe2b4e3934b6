import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, LinkButton } from '../../components/ui/button.tsx';
import { Card } from '../../components/ui/card.tsx';
import { useBrowserValue } from '../../lib/browser/use-browser-value.ts';
import styles from './onboarding.module.css';

const pages = ['welcome', 'request', 'companion', 'choice'] as const;
const key = 'blattwerk.onboarding';

/** Where a user stopped in this tab. */
const storedPage = (): number => Math.min(pages.length - 1, Number(sessionStorage.getItem(key) ?? 0));

const Drawing = ({ at }: { at: number }) => (
  <svg className={styles.drawing} viewBox="0 0 160 120" aria-hidden="true">
    <path d="M80 114V30" className={styles.stem} />
    {pages.slice(0, at + 1).map((page, index) => {
      const y = 96 - index * 20;
      return <path key={page} className={styles.leaf} d={`M80 ${y}c-18 0-30-8-36-22 18 0 30 8 36 22zM80 ${y - 8}c18 0 30-8 36-22-18 0-30 8-36 22z`} />;
    })}
  </svg>
);

/** Four pages; can be skipped and taken up again, by keyboard alone. It ends in a choice and the live checklist. */
export const OnboardingScreen = ({ name, checklist, next }: { name: string; checklist: ReactNode; next: string }) => {
  const { t } = useTranslation('onboarding');
  const stored = useBrowserValue(storedPage, 0);
  const [chosen, setChosen] = useState<number>();
  const at = chosen ?? stored;
  const go = (to: number) => {
    sessionStorage.setItem(key, String(to));
    setChosen(to);
  };
  const page = pages[at] ?? 'welcome';
  const isLast = at === pages.length - 1;
  return (
    <div className={styles.screen}>
      <p className={styles.count}>{t('steps.of', { ns: 'common', step: at + 1, total: pages.length })}</p>
      <progress className={styles.progress} max={pages.length} value={at + 1} aria-label={t('steps.of', { ns: 'common', step: at + 1, total: pages.length })} />
      <Drawing at={at} />
      <div aria-live="polite">
        <h1>{t(`${page}.title`, { name })}</h1>
        <p>{t(`${page}.text`)}</p>
      </div>
      {isLast && <Card>{checklist}</Card>}
      <div className={styles.actions}>
        {isLast ? (
          <>
            <LinkButton to={next} iconEnd="arrow">
              {t('choice.request')}
            </LinkButton>
            <LinkButton to="/dashboard" kind="secondary">
              {t('choice.explore')}
            </LinkButton>
          </>
        ) : (
          <Button iconEnd="arrow" onClick={() => go(at + 1)}>
            {t('continue')}
          </Button>
        )}
        {at > 0 && (
          <Button kind="quiet" onClick={() => go(at - 1)}>
            {t('action.back', { ns: 'common' })}
          </Button>
        )}
        {!isLast && (
          <LinkButton to="/dashboard" kind="quiet">
            {t('skip')}
          </LinkButton>
        )}
      </div>
    </div>
  );
};
