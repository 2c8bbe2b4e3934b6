import { Outlet } from 'react-router';
import { Container } from '../components/layout/page-frame.tsx';
import { useKeptFocus } from '../lib/focus/use-kept-focus.ts';

export const handle = { ns: ['account'] };

const AccountLayout = () => {
  useKeptFocus();
  return (
    <Container width="form">
      <Outlet />
    </Container>
  );
};
export default AccountLayout;
