import { ArrowLeftOutlined } from '@ant-design/icons';
import { settings } from '@blattwerk/contract/settings';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lastSearch } from '../grid/last-search.ts';
import { forgetPlaces } from '../grid/list-place.ts';

export const brand = settings['brand.name'].default;

export const usePageTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · ${brand}`;
  }, [title]);
};

interface PageProps {
  title: string;
  /** Shown beside the title: a state, a number. */
  aside?: ReactNode;
  /** The list to which this record belongs. */
  backTo?: string;
  actions?: ReactNode;
  children: ReactNode;
}

/** The frame of every screen: one first-level heading, the way back, what can be done here. */
export const Page = ({ title, aside, backTo, actions, children }: PageProps) => {
  const { t } = useTranslation();
  usePageTitle(title);
  useEffect(() => {
    if (backTo === undefined) forgetPlaces();
  }, [backTo]);
  return (
    <>
      <div className="page-head">
        {backTo === undefined ? null : (
          <Link className="page-back" to={`/${backTo}${lastSearch(backTo)}`}>
            <ArrowLeftOutlined aria-hidden="true" /> {t(`${backTo}.title`)}
          </Link>
        )}
        <div className="page-line">
          <h1>{title}</h1>
          {aside}
          <div className="page-actions">{actions}</div>
        </div>
      </div>
      {children}
    </>
  );
};

/** A titled part of a screen. */
export const Section = ({ title, aside, children, className }: { title: string; aside?: ReactNode; children: ReactNode; className?: string }) => (
  <section className={`section ${className ?? ''}`}>
    <div className="section-head">
      <h2>{title}</h2>
      {aside}
    </div>
    {children}
  </section>
);
