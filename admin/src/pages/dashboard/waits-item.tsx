import { ArrowRightOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface WaitsItemProps {
  to: string;
  icon: ReactNode;
  title: string;
  text: string;
  isLate?: boolean;
}

/** One entry of what waits; it leads there. */
export const WaitsItem = ({ to, icon, title, text, isLate = false }: WaitsItemProps) => (
  <li className={isLate ? 'waits is-late' : 'waits'}>
    <Link to={to}>
      <span className="waits-icon">{icon}</span>
      <span className="waits-words">
        <span className="waits-title">{title}</span>
        <span className="waits-text">{text}</span>
      </span>
      <ArrowRightOutlined aria-hidden="true" />
    </Link>
  </li>
);
