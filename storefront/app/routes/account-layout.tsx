import { Outlet } from 'react-router';
import { Container } from '../components/layout/page-frame.tsx';

export const handle = { ns: ['account'] };

const AccountLayout = () => (
  <Container width="form">
    <Outlet />
  </Container>
);
export default AccountLayout;
