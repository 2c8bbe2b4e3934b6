import type { PersonRecord } from '@blattwerk/contract/people/shapes';
import { StatusTag } from '../../components/status-tag.tsx';

/** The account's state; one that waits for a second person says so instead of only "not active". */
export const PersonState = ({ row }: { row: PersonRecord }) => <StatusTag type="personStatus" value={row.awaitsApproval ? 'waiting' : row.status} />;
