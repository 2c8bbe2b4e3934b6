import type { ListQuery } from '@blattwerk/contract/backoffice/shapes';
import type { ContactRequestRecord, ContactRequestRow } from '@blattwerk/contract/contact-requests/shapes';
import { contactRequestStates } from '@blattwerk/contract/contact-requests/states';
import { audit } from '../../kernel/audit.ts';
import type { Ctx, Member } from '../../kernel/ctx.ts';
import { fullName } from '../../kernel/full-name.ts';
import { hitsOf } from '../../kernel/list-hits.ts';
import { columnsOf, defineList, listRecords, readRow, type RecordPage } from '../../kernel/list-records.ts';
import { openedBy } from '../../kernel/open-list.ts';
import type { ContactRequest } from './contact-request.model.ts';

const people = ['assignee', 'answerer', 'closer'] as const;
type Named = (typeof people)[number];
type Row = ContactRequest & Record<`${Named}Title`, string | null> & Record<`${Named}FirstName` | `${Named}LastName`, string | null>;

const personOf = (row: Row, who: Named, id: string | null): { id: string; name: string } | null =>
  id === null ? null : { id, name: fullName({ title: row[`${who}Title`], firstName: row[`${who}FirstName`] ?? '', lastName: row[`${who}LastName`] ?? '' }) };

const abilitiesOf = ({ status }: Row): ContactRequestRow['abilities'] => [
  ...(['answer', 'close', 'reopen'] as const).filter((action) => contactRequestStates.actions[action].from.includes(status)),
  ...(status === 'open' ? (['assign'] as const) : []),
];

const presentRow = (row: Row): ContactRequestRow => ({
  ...{ id: row.id, number: row.number, topic: row.topic, name: row.name, email: row.email, phone: row.phone, locale: row.locale, status: row.status },
  patientId: row.patientId,
  assignee: personOf(row, 'assignee', row.assigneeId),
  createdAt: row.createdAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  version: row.version,
  abilities: abilitiesOf(row),
});

const presentRecord = (row: Row): ContactRequestRecord => ({
  ...presentRow(row),
  message: row.message,
  answer: row.answer,
  answeredBy: personOf(row, 'answerer', row.answeredBy),
  closedBy: personOf(row, 'closer', row.closedBy),
  note: row.note,
});

const columns = ['assigneeId', 'answeredBy', 'closedBy'] as const;

const contactRequests = defineList({
  fields: columnsOf('contact_requests', {
    ...{ id: 'id', number: 'text', topic: 'text', name: 'text', email: 'text', locale: 'text', status: 'text', assigneeId: 'id', patientId: 'id' },
    ...{ createdAt: 'instant', answeredAt: 'instant', closedAt: 'instant' },
  }),
  key: ['contact_requests.id'],
  defaultSort: ['-createdAt'],
  search: { text: ['contact_requests.number', 'contact_requests.name', 'contact_requests.email'], phones: ['contact_requests.phone'] },
  visibleTo: ({ trx }: Ctx<Member>) => {
    const query = trx('contact_requests').select('contact_requests.*');
    people.forEach((who, place) => {
      query
        .leftJoin(`users as ${who}`, `${who}.id`, `contact_requests.${columns[place]}`)
        .select(`${who}.title as ${who}Title`, `${who}.firstName as ${who}FirstName`, `${who}.lastName as ${who}LastName`);
    });
    return query;
  },
  present: (rows: readonly Row[]) => rows.map(presentRow),
  missing: 'server.notFound',
});

export const listContactRequests = (ctx: Ctx<Member>, query: ListQuery): Promise<RecordPage<ContactRequestRow>> => listRecords(contactRequests, ctx, query);

/** @throws server.notFound */
export const findContactRequest = async (ctx: Ctx<Member>, id: string): Promise<ContactRequestRecord> => presentRecord(await readRow(contactRequests, ctx, id));

/** With the message, which may speak of anything: who reads it is noted. @throws server.notFound */
export const readContactRequest = async (ctx: Ctx<Member>, id: string): Promise<ContactRequestRecord> => {
  const record = await findContactRequest(ctx, id);
  await audit(ctx, { action: 'contact-request.read', objectType: 'contact-request', objectId: id, patientId: record.patientId });
  return record;
};

export const contactRequestHits = hitsOf(
  () => contactRequests,
  ({ id, number, name }) => ({ id, title: number, subtitle: name }),
);

export const contactRequestList = openedBy(() => contactRequests);
