import { Navigate, useParams } from 'react-router';

/** `/inbox` and `/inbox/:id`: what mails name instead of the prescriptions' own addresses, since an address in a mail says nothing about health. */
export const ToInbox = () => {
  const { id } = useParams();
  return <Navigate to={id === undefined ? '/prescriptions' : `/prescriptions/${id}`} replace />;
};
