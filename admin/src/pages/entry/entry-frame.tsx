import type { ReactNode } from 'react';
import { usePageTitle } from '../../components/page.tsx';
import { LanguageSwitch, ThemeSwitch } from '../../layout/switches.tsx';
import { useRestoredFocus } from '../../layout/use-restored-focus.ts';
import '../../layout/login.css';

/** The frame of what stands before the back office: login, forgotten password, enrolment. */
export const EntryFrame = ({ title, lead, children, isWide = false }: { title: string; lead: string; children: ReactNode; isWide?: boolean }) => {
  usePageTitle(title);
  useRestoredFocus();
  return (
    <div className="login">
      <header>
        <LanguageSwitch />
        <ThemeSwitch />
      </header>
      <main className={isWide ? 'is-wide' : ''}>
        <img src={`${import.meta.env.BASE_URL}favicon.svg`} alt="" width={44} height={44} />
        <h1>{title}</h1>
        <p className="quiet">{lead}</p>
        {children}
      </main>
    </div>
  );
};
