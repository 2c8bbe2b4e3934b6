import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { usePath } from '../../lib/i18n/use-locale.ts';

interface Props {
  to: string;
  children: ReactNode;
  className?: string | undefined;
  current?: boolean;
  /** Beside following the link. */
  onClick?: () => void;
}

/** A link that stays in the page's language. `to` carries no language: `/market`. The page behind it knows where the reader came from. */
export const AppLink = ({ to, children, className, current, onClick }: Props) => {
  const { pathname, search } = useLocation();
  return (
    <Link to={usePath()(to)} className={className} aria-current={current ? 'page' : undefined} state={{ from: pathname + search }} onClick={onClick}>
      {children}
    </Link>
  );
};
