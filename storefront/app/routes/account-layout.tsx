import { Outlet } from 'react-router';
import { Container } from '../components/layout/page-frame.tsx';
import { useRestoredFocus } from '../lib/focus/use-restored-focus.ts';

export const handle = { ns: ['account'] };

const AccountLayout = () => {
  useRestoredFocus();
  return (
    <Container width="form">
      <Outlet />
    </Container>
  );
};
export default AccountLayout;
