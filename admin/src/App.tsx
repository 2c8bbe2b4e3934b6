import { Authenticated, Refine, useGetIdentity, usePermissions } from '@refinedev/core';
import { Suspense } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter, Navigate, Outlet, Route, Routes, useLocation } from 'react-router';
import { PageSkeleton } from './components/states.tsx';
import { isImportable } from './grid/import/import-button.tsx';
import { Shell } from './layout/shell.tsx';
import { DashboardPage, EnrolPage, ForgotPage, LoginPage, NotFoundPage, NotificationsPage, ProfilePage, WaitingPage } from './pages/index.ts';
import { ToInbox } from './pages/to-inbox.tsx';
import { ToQueue } from './pages/to-queue.tsx';
import { entryAddress } from './providers/entry-address.ts';
import { accessProvider } from './providers/access.ts';
import { auditLogProvider } from './providers/audit-log.ts';
import { authProvider } from './providers/auth.ts';
import type { StaffMember, StaffRole } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { i18n, i18nProvider } from './providers/i18n.ts';
import { liveProvider } from './providers/live.ts';
import { useNotificationProvider } from './providers/notifications.tsx';
import { queryClient } from './providers/query-client.ts';
import { router } from './providers/router.ts';
import { asRefineResource, screen } from './resources/descriptor.ts';
import { resources } from './resources/index.ts';
import { ThemeProvider } from './theme/theme-provider.tsx';

const refineOptions = {
  syncWithLocation: false,
  disableTelemetry: true,
  mutationMode: 'pessimistic',
  liveMode: 'auto',
  warnWhenUnsavedChanges: true,
  reactQuery: { clientConfig: queryClient },
} as const;

/** A consultation's room: a page of its own, because only room pages may use camera and microphone. */
const ConsultationRoom = screen(() => import('./resources/consultations/room.tsx'), 'ConsultationRoom');

const ConsultationCalendar = screen(() => import('./resources/consultations/calendar/calendar.tsx'), 'ConsultationCalendar');

const ImportPage = screen(() => import('./grid/import/import-page.tsx'), 'ImportPage');

/** While a page outside of the shell is loaded, or it is not known yet who asks: with a landmark of its own. */
const opening = (
  <main>
    <PageSkeleton />
  </main>
);

const page = (Screen: ComponentType, fallback = <PageSkeleton />) => (
  <Suspense fallback={fallback}>
    <Screen />
  </Suspense>
);

/** The server decides; this only spares a user a screen that could never show them anything. */
const Allowed = ({ roles, children }: { roles: readonly StaffRole[]; children: ReactNode }) => {
  const { data: role } = usePermissions<StaffRole>({});
  if (role === undefined) return <PageSkeleton />;
  return roles.includes(role) ? children : page(NotFoundPage);
};

/** A caller who is not signed in comes back here after the login. */
const ToLogin = () => {
  const { pathname, search } = useLocation();
  return <Navigate to={entryAddress('login', pathname + search)} replace />;
};

/** Who needs a second factor and has none sets it up before anything else; who waits for a second person's approval has the own profile. */
const Protected = ({ children }: { children: ReactNode }) => {
  const { data: user } = useGetIdentity<StaffMember>();
  const { pathname, search } = useLocation();
  if (user?.mustEnrol === true) return <Navigate to={entryAddress('enrol', pathname + search)} replace />;
  return user?.awaitsApproval === true && pathname !== '/profile' ? page(WaitingPage, opening) : children;
};

const Routing = () => (
  <Routes>
    <Route path="/login" element={page(LoginPage, opening)} />
    <Route path="/forgot" element={page(ForgotPage, opening)} />
    <Route
      path="/enrol"
      element={
        <Authenticated key="enrol" fallback={<ToLogin />} loading={opening}>
          {page(EnrolPage, opening)}
        </Authenticated>
      }
    />
    <Route
      element={
        <Authenticated key="staff" fallback={<ToLogin />} loading={opening}>
          <Protected>
            <Shell>
              <Outlet />
            </Shell>
          </Protected>
        </Authenticated>
      }
    >
      <Route index element={page(DashboardPage)} />
      <Route path="/notifications" element={page(NotificationsPage)} />
      <Route path="/profile" element={page(ProfilePage)} />
      <Route path="/inbox" element={<ToInbox />} />
      <Route path="/inbox/:id" element={<ToInbox />} />
      <Route path="/queue" element={<ToQueue />} />
      <Route path="/queue/overdue" element={<ToQueue part="overdue" />} />
      <Route path="/queue/originals" element={<ToQueue part="originals" />} />
      <Route path="/queue/messages" element={<ToQueue part="messages" />} />
      <Route path="/consultations/calendar" element={<Allowed roles={['doctor', 'admin']}>{page(ConsultationCalendar)}</Allowed>} />
      <Route path="/consultations/:id/room" element={<Allowed roles={['doctor']}>{page(ConsultationRoom)}</Allowed>} />
      {resources.map(({ name, list, show, form, parts = {}, hasNoCreate, visibleTo, editableBy }) => (
        <Route key={name} path={name}>
          <Route index element={<Allowed roles={visibleTo}>{page(list)}</Allowed>} />
          {isImportable(name) ? <Route path="import/:importId?" element={<Allowed roles={['admin']}>{page(ImportPage)}</Allowed>} /> : null}
          {form === undefined || hasNoCreate === true ? null : <Route path="new" element={<Allowed roles={editableBy}>{page(form)}</Allowed>} />}
          {show === undefined ? null : <Route path=":id" element={<Allowed roles={visibleTo}>{page(show)}</Allowed>} />}
          {Object.entries(parts).map(([part, Screen]) => (
            <Route key={part} path={`:id/${part}`} element={<Allowed roles={visibleTo}>{page(Screen)}</Allowed>} />
          ))}
          {form === undefined ? null : <Route path=":id/edit" element={<Allowed roles={editableBy}>{page(form)}</Allowed>} />}
        </Route>
      ))}
      <Route path="*" element={page(NotFoundPage)} />
    </Route>
  </Routes>
);

const Providers = () => (
  <Refine
    routerProvider={router}
    dataProvider={dataProvider}
    authProvider={authProvider}
    accessControlProvider={accessProvider}
    i18nProvider={i18nProvider}
    liveProvider={liveProvider}
    auditLogProvider={auditLogProvider}
    notificationProvider={useNotificationProvider}
    resources={resources.map(asRefineResource)}
    options={refineOptions}
  >
    <Routing />
  </Refine>
);

export const App = () => (
  <I18nextProvider i18n={i18n}>
    <ThemeProvider>
      <BrowserRouter basename="/admin">
        <Providers />
      </BrowserRouter>
    </ThemeProvider>
  </I18nextProvider>
);
