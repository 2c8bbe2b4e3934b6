import type { Statuses } from '@blattwerk/contract/accounts/shapes';
import type { PrescriptionStatus } from '@blattwerk/contract/prescriptions/states';
import type { PatientTreatment } from '@blattwerk/contract/treatments/shapes';
import { daysUntil } from '../../lib/format/german-day.ts';
import { promisedOf } from '../../lib/treatments/promise.ts';

/** The routes that the server may name, and the words for each. */
const known = {
  '/auth/confirm-info/sign-up': 'confirm',
  '/health-state/create/prescription': 'questionnaire',
  '/health-state/update': 'changes',
  '/health-state/create/profile': 'profile',
  '/dashboard/information-sheet': 'information',
  '/dashboard/treatment-contract': 'contract',
  '/dashboard/treatment-payment': 'payment',
  '/dashboard/pharmacy-selection': 'pharmacy',
  '/stripe-identify': 'identity',
  '/auth/confirm-info/non-adult': 'nonAdult',
} as const;
const statusesOnTheWay: ReadonlySet<string> = new Set<PrescriptionStatus>(['passing-on', 'sent', 'received', 'in-preparation']);
const questionnaireRoute = '/health-state/create/prescription';
const followUpRoute = '/health-state/update';
type Known = keyof typeof known;
const isKnown = (route: string): route is Known => Object.hasOwn(known, route);

/** What has to be known of a request to say what is open. */
export type OpenRequest = Pick<PatientTreatment, 'isQuestionOpen' | 'status' | 'dueAt'> & {
  id?: string;
  abilities?: PatientTreatment['abilities'];
  supplyUntil?: string | null;
  unreadMessages?: number;
  supply?: readonly Pick<PatientTreatment['supply'][number], 'prescriptionId' | 'availability'>[];
  prescriptions: readonly {
    id?: string;
    status: PatientTreatment['prescriptions'][number]['status'];
    pharmacy: { name: string } | null;
    sending?: { offeredAt: string | null } | null;
  }[];
};

/** Something that waits for the patient, or that the patient waits for; `key` names its words. */
export interface OpenThing {
  key:
    | (typeof known)[Known]
    | 'ready'
    | 'question'
    | 'message'
    | 'excluded'
    | 'other'
    | 'waiting'
    | 'waitingLate'
    | 'waitingSoon'
    | 'atPharmacy'
    | 'passingOn'
    | 'silent'
    | 'soldOut'
    | 'again'
    | 'followUp'
    | 'followUpSoon'
    | 'followUpNow';
  to: string;
  pharmacy?: string;
  dueAt?: string;
  /** For how many days the medicine still lasts. */
  days?: number;
}

const readyOf = ({ prescriptions }: OpenRequest): OpenThing[] => {
  const names = prescriptions.flatMap(({ status, pharmacy }) => (status === 'ready' && pharmacy ? [pharmacy.name] : []));
  return [...new Set(names)].map((pharmacy) => ({ key: 'ready', to: '/dashboard/prescriptions', pharmacy }));
};

/** The pharmacy has not reacted in time: another one can be chosen. */
const silentOf = ({ id, prescriptions }: OpenRequest): OpenThing[] => {
  const isSilent = prescriptions.some(({ status, sending }) => (status === 'sent' || status === 'passing-on') && Boolean(sending?.offeredAt));
  return isSilent && id !== undefined ? [{ key: 'silent', to: `/dashboard/pharmacy?request=${id}` }] : [];
};

/** Sold out where no pharmacy has accepted it yet; one that has may have set it aside, and a returned one awaits a choice anyway. */
const soldOutOf = ({ prescriptions, supply = [] }: OpenRequest): OpenThing[] => {
  const gone = new Set(supply.flatMap(({ prescriptionId, availability }) => (availability === 'sold-out' ? [prescriptionId] : [])));
  const names = prescriptions.flatMap(({ id, status, pharmacy }) =>
    id !== undefined && gone.has(id) && (status === 'sent' || status === 'passing-on') && pharmacy ? [pharmacy.name] : [],
  );
  return [...new Set(names)].map((pharmacy) => ({ key: 'soldOut', to: '/dashboard/prescriptions', pharmacy }));
};

/** The doctor has written, and asks nothing. */
const messageOf = ({ id, isQuestionOpen, unreadMessages = 0 }: OpenRequest): OpenThing[] =>
  unreadMessages > 0 && !isQuestionOpen && id !== undefined ? [{ key: 'message', to: `/dashboard/prescriptions#${id}` }] : [];

const nextOf = ({ steps, next }: Statuses): OpenThing[] => {
  if (next === null) return [];
  if (steps.healthState === 'blocked' && next === questionnaireRoute) return [{ key: 'excluded', to: `${questionnaireRoute}?step=exclusion` }];
  if (steps.healthState === 'blocked' && next === followUpRoute) return [{ key: 'excluded', to: followUpRoute }];
  return [{ key: isKnown(next) ? known[next] : 'other', to: next }];
};

const waitingKeys = { none: 'waitingSoon', due: 'waiting', late: 'waitingLate' } as const;

const underWay = (request: OpenRequest, now: Date | null): OpenThing[] => {
  const { status, isQuestionOpen, dueAt, prescriptions } = request;
  if (status === 'in-review' && !isQuestionOpen) return [{ key: waitingKeys[promisedOf(request, now)], to: '/dashboard/waiting', ...(dueAt ? { dueAt } : {}) }];
  if (prescriptions.some((one) => one.status === 'passing-on')) return [{ key: 'passingOn', to: '/dashboard/prescriptions' }];
  return prescriptions.some((one) => statusesOnTheWay.has(one.status)) ? [{ key: 'atPharmacy', to: '/dashboard/prescriptions' }] : [];
};

/** The same again: offered while nothing of an approved request is under way, with the days for which its medicine still lasts. */
const followUpOf = (treatments: readonly OpenRequest[], now: Date | null): OpenThing[] => {
  const approved = treatments.find(({ abilities = [] }) => abilities.includes('follow-up'));
  if (!approved) return [];
  const days = approved.supplyUntil && now ? daysUntil(approved.supplyUntil, now) : undefined;
  if (days === undefined || approved !== treatments[0]) return [{ key: 'followUp', to: followUpRoute }];
  return [days < 0 ? { key: 'followUpNow', to: followUpRoute } : { key: 'followUpSoon', to: followUpRoute, days: days + 1 }];
};

/** Everything that is open, over all requests: what lies ready first, then what waits for the patient, then what others do. Never empty. Pure. */
export const openThings = (statuses: Statuses, treatments: readonly OpenRequest[], now: Date | null): [OpenThing, ...OpenThing[]] => {
  const questions = treatments.flatMap(({ isQuestionOpen }): OpenThing[] => (isQuestionOpen ? [{ key: 'question', to: '/dashboard/prescriptions' }] : []));
  const [first, ...others] = [
    ...treatments.flatMap(readyOf),
    ...questions,
    ...treatments.flatMap(messageOf),
    ...treatments.flatMap(soldOutOf),
    ...treatments.flatMap(silentOf),
    ...nextOf(statuses),
    ...treatments.flatMap((request) => underWay(request, now)),
    ...(statuses.next === followUpRoute ? [] : followUpOf(treatments, now)),
  ];
  if (first) return [first, ...others];
  return [treatments.length > 0 ? { key: 'again', to: `${questionnaireRoute}?step=illness` } : { key: 'questionnaire', to: questionnaireRoute }];
};
