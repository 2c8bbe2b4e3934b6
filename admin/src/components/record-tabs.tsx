import { NavLink } from 'react-router';
import './record-tabs.css';

interface RecordTabsProps {
  /** What the tabs are of, for screen readers. */
  label: string;
  tabs: readonly { to: string; name: string }[];
}

/** Parts of a record with an address each. */
export const RecordTabs = ({ label, tabs }: RecordTabsProps) => (
  <nav className="record-tabs" aria-label={label}>
    {tabs.map(({ to, name }) => (
      <NavLink key={to} to={to} end>
        {name}
      </NavLink>
    ))}
  </nav>
);
