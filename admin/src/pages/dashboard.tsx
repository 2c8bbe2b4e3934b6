import { usePermissions } from '@refinedev/core';
import { PageSkeleton } from '../components/states.tsx';
import { DoctorDashboard } from './dashboard/doctor.tsx';
import { OfficeDashboardPage } from './dashboard/office.tsx';
import { PharmacyDashboard } from './dashboard/pharmacy.tsx';

/** Each role's day. */
export const Dashboard = () => {
  const { data: role } = usePermissions<string>({});
  if (role === undefined) return <PageSkeleton />;
  if (role === 'doctor') return <DoctorDashboard />;
  return role === 'admin' ? <OfficeDashboardPage /> : <PharmacyDashboard />;
};
