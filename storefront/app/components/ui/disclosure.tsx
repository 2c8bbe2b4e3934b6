import type { ComponentProps, KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import { useHasStarted } from '../../lib/browser/use-browser-value.ts';
import { Icon } from './icon.tsx';
import styles from './disclosure.module.css';

interface DisclosureProps {
  summary: ReactNode;
  children: ReactNode;
  isOpen?: boolean;
  /** Of `useOpened`, where the body comes when it is asked for. */
  details?: ComponentProps<'details'>;
}

/** The browser's own details element: works with scripts off and is found by the page search. */
export const Disclosure = ({ summary, children, isOpen = false, details }: DisclosureProps) => (
  <details className={styles.disclosure} open={isOpen} {...details}>
    <summary>
      {summary}
      <Icon name="chevron" />
    </summary>
    <div className={styles.body}>{children}</div>
  </details>
);

export interface Tab {
  key: string;
  label: string;
  body: ReactNode;
}

const step: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

export const Tabs = ({ tabs, label }: { tabs: readonly Tab[]; label: string }) => {
  const id = useId();
  const hasStarted = useHasStarted();
  const [active, setActive] = useState(0);
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const delta = step[event.key];
    if (delta === undefined) return;
    const next = (active + delta + tabs.length) % tabs.length;
    setActive(next);
    event.currentTarget.querySelectorAll<HTMLButtonElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.key}`}
            aria-selected={index === active}
            aria-controls={`${id}-panel-${tab.key}`}
            disabled={!hasStarted}
            tabIndex={index === active ? 0 : -1}
            onClick={() => setActive(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div key={tab.key} role="tabpanel" id={`${id}-panel-${tab.key}`} aria-labelledby={`${id}-tab-${tab.key}`} hidden={index !== active} tabIndex={0}>
          {tab.body}
        </div>
      ))}
    </>
  );
};
