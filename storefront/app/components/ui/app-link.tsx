import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { usePath } from '../../lib/i18n/use-locale.ts';

/** A link that stays in the page's language. `to` carries no language: `/market`. */
export const AppLink = ({ to, children, className, current }: { to: string; children: ReactNode; className?: string; current?: boolean }) => (
  <Link to={usePath()(to)} className={className} aria-current={current ? 'page' : undefined}>
    {children}
  </Link>
);
