import { Refine } from '@refinedev/core';
import type { AuthProvider } from '@refinedev/core';
import { QueryClient } from '@tanstack/react-query';
import { configure, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { auditLogProvider } from '../src/providers/audit-log.ts';
import type { StaffRole } from '../src/providers/auth.ts';
import { dataProvider } from '../src/providers/data.ts';
import { changeLanguage, i18n, i18nProvider, type Language } from '../src/providers/i18n.ts';
import { liveProvider } from '../src/providers/live.ts';
import { useNotificationProvider } from '../src/providers/notifications.tsx';
import { router } from '../src/providers/router.ts';
import { asRefineResource } from '../src/resources/descriptor.ts';
import { resources } from '../src/resources/index.ts';
import { ThemeProvider } from '../src/theme/theme-provider.tsx';
import { WithoutStyles } from './without-styles.tsx';

// A machine that builds something else at the same time is slow, not wrong.
configure({ asyncUtilTimeout: 20_000 });

interface Place {
  language: Language;
  /** The address, and the route that the part stands at. */
  at: string;
  route?: string;
  /** What stands at every other address. */
  elsewhere?: ReactElement;
  /** The account of the user, for parts that ask whose it is. */
  role?: StaffRole;
  /** Of an account of a pharmacy. */
  pharmacyId?: string;
  /** Lists follow what the server tells. */
  isLive?: boolean;
}

const signedInAs = (role: StaffRole, pharmacyId: string | null): AuthProvider => ({
  check: () => Promise.resolve({ authenticated: true }),
  login: () => Promise.resolve({ success: true }),
  logout: () => Promise.resolve({ success: true }),
  onError: () => Promise.resolve({}),
  getPermissions: () => Promise.resolve(role),
  getIdentity: () =>
    Promise.resolve({ id: '0f8fad5b-d9cb-469f-a165-708677289500', email: 'test@blattwerk.example', role, firstName: 'Kim', lastName: 'Muster', pharmacyId }),
});

const Address = () => {
  const { pathname, search } = useLocation();
  return <output data-testid="address">{`${pathname}${search}`}</output>;
};

/** Renders a part of the back office for a signed-in user, with its data provider, resources, router and messages; what the server answers is stubbed by `stubApi`. */
export const renderOffice = async (
  part: ReactElement,
  { language, at, route = '*', elsewhere = <p>elsewhere</p>, role, pharmacyId, isLive = false }: Place,
): Promise<RenderResult> => {
  await changeLanguage(language);
  document.cookie = 'accessToken=of-a-test';
  const client = new QueryClient({ defaultOptions: { queries: { retry: false }, mutations: { retry: false } } });
  return render(
    <I18nextProvider i18n={i18n}>
      <WithoutStyles>
        <ThemeProvider>
          <MemoryRouter initialEntries={[at]}>
            <Refine
              routerProvider={router}
              dataProvider={dataProvider}
              auditLogProvider={auditLogProvider}
              {...(role === undefined ? {} : { authProvider: signedInAs(role, pharmacyId ?? null) })}
              {...(isLive ? { liveProvider } : {})}
              i18nProvider={i18nProvider}
              notificationProvider={useNotificationProvider}
              resources={resources.map(asRefineResource)}
              options={{ disableTelemetry: true, liveMode: isLive ? 'auto' : 'off', syncWithLocation: false, reactQuery: { clientConfig: client } }}
            >
              <Address />
              <Routes>
                <Route path={route} element={part} />
                <Route path="*" element={elsewhere} />
              </Routes>
            </Refine>
          </MemoryRouter>
        </ThemeProvider>
      </WithoutStyles>
    </I18nextProvider>,
  );
};
