import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IconName } from './icon.tsx';
import { Icon } from './icon.tsx';
import styles from './feedback.module.css';

/** Grey lines in the layout of what is coming. */
export const Skeleton = ({ lines = 3, kind = 'text' }: { lines?: number; kind?: 'text' | 'cards' }) => {
  const { t } = useTranslation();
  return (
    <div className={kind === 'cards' ? styles.skeletonCards : styles.skeleton} role="status">
      <span className="visually-hidden">{t('state.loading')}</span>
      {Array.from({ length: lines }, (_, index) => (
        <span key={index} className={styles.bone} aria-hidden="true" />
      ))}
    </div>
  );
};

/** Says why there is nothing here, and what to do. */
export const EmptyState = ({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) => (
  <div className={styles.state}>
    <svg className={styles.drawing} viewBox="0 0 96 64" aria-hidden="true">
      <path
        d="M8 56h80M48 56V22M48 40c-10 0-16-5-18-14 10 0 16 5 18 14zM48 32c8 0 14-5 16-13-9 0-14 5-16 13z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
    <h2>{title}</h2>
    {children && <p>{children}</p>}
    {action}
  </div>
);

export type NoticeKind = 'info' | 'ok' | 'warn' | 'bad';
const noticeIcons: Record<NoticeKind, IconName> = { info: 'info', ok: 'success', warn: 'warning', bad: 'error' };

/** A quiet box inside the page, with icon and words. */
export const Notice = ({ kind = 'info', title, children, isAlert = false }: { kind?: NoticeKind; title?: string; children?: ReactNode; isAlert?: boolean }) => (
  <div className={`${styles.notice} ${styles[kind]}`} role={isAlert ? 'alert' : undefined}>
    <Icon name={noticeIcons[kind]} />
    <div>
      {title && <p className={styles.noticeTitle}>{title}</p>}
      {children}
    </div>
  </div>
);

export type Tone = 'neutral' | 'info' | 'ok' | 'warn' | 'bad' | 'amber';
const tagIcons: Record<Tone, IconName> = { neutral: 'document', info: 'clock', ok: 'success', warn: 'warning', bad: 'error', amber: 'info' };

/** A state, always with icon and word. */
export const StatusTag = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[tone]}`}>
    <Icon name={tagIcons[tone]} />
    {children}
  </span>
);
