import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePath } from '../../lib/i18n/use-locale.ts';

/** A link that stays in the page's language. `to` carries no language: `/market`. The page behind it knows where the reader came from. */
export const AppLink = ({ to, children, className, current }: { to: string; children: ReactNode; className?: string; current?: boolean }) => {
  const { pathname, search } = useLocation();
  return (
    <Link to={usePath()(to)} className={className} aria-current={current ? 'page' : undefined} state={{ from: pathname + search }}>
      {children}
    </Link>
  );
};
