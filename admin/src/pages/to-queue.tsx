import { useState } from 'react';
import { Navigate } from 'react-router';
import { listLink } from '../grid/filters.ts';

/**
 * The addresses that mails name: `/queue` and `/queue/overdue`. An address in a mail says nothing about what it is about, so they are not the
 * list's own.
 */
export const ToQueue = ({ isOverdue = false }: { isOverdue?: boolean }) => {
  const [now] = useState(() => new Date().toISOString());
  const filters = [
    { field: 'status', operator: 'in' as const, value: ['in-review'] },
    { field: 'dueAt', operator: 'lte' as const, value: now },
  ];
  return <Navigate to={isOverdue ? listLink('treatments', filters) : '/treatments'} replace />;
};
