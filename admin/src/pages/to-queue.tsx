import { useState } from 'react';
import { Navigate } from 'react-router';
import { listLink } from '../grid/filters.ts';
import { toPostLink } from '../resources/prescriptions/to-post-link.ts';
import { unreadLink } from '../resources/treatments/queue-views.tsx';

/**
 * The addresses that mails name: `/queue`, `/queue/overdue`, `/queue/messages` and `/queue/originals`. An address in a mail says nothing about what it is about, so they are not the
 * list's own.
 */
export const ToQueue = ({ part }: { part?: 'overdue' | 'messages' | 'originals' }) => {
  const [now] = useState(() => new Date().toISOString());
  const filters = [
    { field: 'status', operator: 'in' as const, value: ['in-review'] },
    { field: 'dueAt', operator: 'lte' as const, value: now },
  ];
  const addresses = { overdue: listLink('treatments', filters), messages: unreadLink, originals: toPostLink };
  return <Navigate to={part === undefined ? '/treatments' : addresses[part]} replace />;
};
