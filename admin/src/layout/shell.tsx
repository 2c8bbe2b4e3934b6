import { LogoutOutlined, MenuOutlined, QuestionCircleOutlined, UserOutlined } from '@ant-design/icons';
import { useGetIdentity, useLogout } from '@refinedev/core';
import { UnsavedChangesNotifier } from '@refinedev/react-router';
import { Button, Drawer, Dropdown } from 'antd';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { brand } from '../components/page.tsx';
import { PageSkeleton } from '../components/states.tsx';
import { useKeys } from '../components/use-keys.ts';
import { ExportTray } from '../grid/export/export-tray.tsx';
import type { StaffMember } from '../providers/auth.ts';
import { CommandButton } from './command-bar/command-button.tsx';
import { KeyHelp } from './key-help.tsx';
import { Menu } from './menu.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { SessionOver } from './session-over.tsx';
import { LanguageSwitch, ThemeSwitch } from './switches.tsx';
import { UndoBar } from './undo-bar.tsx';
import { useRestoredFocus } from './use-restored-focus.ts';
import './shell.css';

const Brand = () => (
  <Link to="/" className="brand">
    <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={28} height={28} />
    <span>{brand}</span>
  </Link>
);

const Account = ({ user }: { user: StaffMember }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { mutate: logout } = useLogout();
  const items = [
    { key: 'profile', icon: <UserOutlined aria-hidden="true" />, label: t('profile.heading'), onClick: () => void navigate('/profile') },
    { key: 'logout', icon: <LogoutOutlined aria-hidden="true" />, label: t('shell.logout'), onClick: () => logout() },
  ];
  const name = [user.title, user.firstName, user.lastName].filter((part) => part !== null && part !== '').join(' ');
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight" autoFocus>
      <Button type="text" icon={<UserOutlined aria-hidden="true" />} aria-label={`${name}, ${t(`enum.role.${user.role}`)}`} aria-haspopup="menu">
        <span className="account-name">{name}</span>
      </Button>
    </Dropdown>
  );
};

/** Menu, head and content; below the laptop's width the menu is a drawer. */
export const Shell = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation();
  const { data: user } = useGetIdentity<StaffMember>();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { pathname } = useLocation();
  useKeys({ '?': () => setHelpOpen(true) });
  useRestoredFocus();
  return (
    <div className="shell">
      <a className="skip-link" href="#content">
        {t('shell.skip')}
      </a>
      <header className="shell-head">
        <Button
          className="menu-button"
          type="text"
          icon={<MenuOutlined aria-hidden="true" />}
          aria-label={t('shell.openMenu')}
          aria-expanded={isMenuOpen}
          onClick={() => setMenuOpen(true)}
        />
        <Brand />
        <div className="shell-tools">
          {user === undefined || user.awaitsApproval ? null : <CommandButton user={user} />}
          {user === undefined || user.awaitsApproval ? null : <NotificationBell />}
          <Button
            type="text"
            icon={<QuestionCircleOutlined aria-hidden="true" />}
            aria-label={t('keys.title')}
            title={t('keys.title')}
            onClick={() => setHelpOpen(true)}
          />
          <LanguageSwitch />
          <ThemeSwitch />
          {user === undefined ? null : <Account user={user} />}
        </div>
      </header>
      <aside className="shell-side">{user === undefined ? null : <Menu user={user} />}</aside>
      <Drawer title={brand} placement="left" width={272} open={isMenuOpen} onClose={() => setMenuOpen(false)}>
        {user === undefined ? null : <Menu user={user} onNavigate={() => setMenuOpen(false)} />}
      </Drawer>
      <main id="content" tabIndex={-1} className="shell-main">
        {user === undefined ? <PageSkeleton /> : children}
      </main>
      {user === undefined || user.awaitsApproval ? null : <ExportTray />}
      <UndoBar />
      <SessionOver />
      <UnsavedChangesNotifier translationKey="common.unsaved" />
      <KeyHelp isOpen={isHelpOpen} pathname={pathname} onClose={() => setHelpOpen(false)} />
    </div>
  );
};
