import { DashboardOutlined } from '@ant-design/icons';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { groups } from '../resources/descriptor.ts';
import { resources } from '../resources/index.ts';
import type { StaffMember } from '../providers/auth.ts';
import { isListedFor } from './listed.ts';

/** Where the user is stays in sight: the menu is longer than the window. */
const useCurrentInSight = () => {
  const { pathname } = useLocation();
  const menu = useRef<HTMLElement>(null);
  useEffect(() => void menu.current?.querySelector('[aria-current="page"]')?.scrollIntoView({ block: 'nearest' }), [pathname]);
  return menu;
};

/** The resources that the person sees, in their groups. */
export const Menu = ({ user, onNavigate }: { user: StaffMember; onNavigate?: () => void }) => {
  const { t } = useTranslation();
  const menu = useCurrentInSight();
  const visible = resources.filter((resource) => isListedFor(user, resource));
  return (
    <nav ref={menu} className="menu" aria-label={t('shell.menu')}>
      <ul>
        <li>
          <NavLink to="/" end onClick={onNavigate}>
            <DashboardOutlined aria-hidden="true" /> {t('dashboard.title')}
          </NavLink>
        </li>
      </ul>
      {groups.map((group) => {
        const members = visible.filter((resource) => resource.group === group);
        if (members.length === 0) return null;
        return (
          <div key={group}>
            <p className="menu-group" id={`menu-${group}`}>
              {t(`shell.groups.${group}`)}
            </p>
            <ul aria-labelledby={`menu-${group}`}>
              {members.map(({ name, icon }) => (
                <li key={name}>
                  <NavLink to={`/${name}`} onClick={onNavigate}>
                    {icon} {t(`${name}.title`)}
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
};
