import { z } from 'zod';
import { device } from '../accounts/access-shapes.ts';
import { profilePatch, roles, userStatuses } from '../accounts/shapes.ts';
import { id, instant, listOf, text } from '../validation.ts';
import { crudFilters, type CrudFilter } from './list-filters.ts';

export type { CrudFilter } from './list-filters.ts';

/** Totals are exact up to here; beyond it counting costs more than it says, and `count=exact` asks for it. */
export const exactTotalLimit = 10_000;

/** How many records have each value of a field, and how many match other questions; asked with `facets` and `counts`. */
const listFacets = z.record(z.string(), z.array(z.object({ value: z.string().nullable(), count: z.int() })));
const listCounts = z.array(z.object({ count: z.int(), isExact: z.boolean() }).nullable());

/**
 * A page of a back-office list. A total that is not exact is a lower bound. A field's facet leaves out the filters on the field itself, and is left out
 * where more than `exactTotalLimit` records match; a count is null where the question is none of this list.
 */
export const recordList = <T extends z.ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), isTotalExact: z.boolean(), facets: listFacets.optional(), counts: listCounts.optional() });

/** Words in any order: parts of what identifies a record. */
export const listSearch = z.string().trim().max(100).optional();

/** A JSON value in an address, read by its shape; nothing is the fallback. */
const jsonText = <T>(shape: { safeParse: (value: unknown) => { success: true; data: T } | { success: false } }, name: string, fallback: T) =>
  z
    .string()
    .max(8000)
    .optional()
    .transform((value, ctx): T => {
      if (!value) return fallback;
      try {
        const parsed = shape.safeParse(JSON.parse(value));
        if (parsed.success) return parsed.data;
      } catch (error) {
        if (!(error instanceof SyntaxError)) throw error;
      }
      ctx.addIssue({ code: 'custom', message: name });
      return z.NEVER;
    });

/** Another question to the same list, of which only the number of its answers is asked. */
const countedQuestion = z.strictObject({ filters: crudFilters.default([]), q: listSearch });
export type CountedQuestion = z.output<typeof countedQuestion>;

/**
 * `sort=field,-field`; `filters` is a JSON list of filters and groups; `facets=status,category` asks for the numbers of these fields' values, `counts`
 * (a JSON list of `{ filters, q }`) for the numbers of other questions. All are checked against the list's own fields.
 */
export const listQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(200).default(20),
  sort: z.string().max(200).optional(),
  count: z.enum(['exact']).optional(),
  q: listSearch,
  filters: jsonText<CrudFilter[]>(crudFilters, 'filters', []),
  facets: z.string().max(200).optional(),
  counts: jsonText<CountedQuestion[]>(z.array(countedQuestion).max(40), 'counts', []),
});
export type ListQuery = z.output<typeof listQuery>;

export const patientRecord = z.object({
  id,
  email: z.string(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  dob: z.string().nullable(),
  phone: z.string().nullable(),
  street: z.string().nullable(),
  houseNum: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  status: z.enum(userStatuses),
  /** Whether the account is being erased or has been: then nothing here names the person any more. */
  erasure: z.enum(['running', 'done']).nullable(),
  isMailConfirmed: z.boolean(),
  locale: z.string(),
  treatmentCount: z.int(),
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update', 'update-status', 'erase', 'open-sealed'])),
});
export type PatientRecord = z.output<typeof patientRecord>;
/** Master data that administrators correct for a patient; the address of the login is not among it. */
export const patientMasterData = profilePatch.pick({
  title: true,
  firstName: true,
  lastName: true,
  phone: true,
  street: true,
  houseNum: true,
  zipCode: true,
  city: true,
  country: true,
  locale: true,
});
/** A ban or its end, or corrected master data with the reason, which stands in the audit log. */
export const patientPatch = patientMasterData
  .extend({ id, status: z.enum(['active', 'banned']).optional(), reason: text(3, 500).optional(), version: z.int() })
  .refine(({ id: _id, version: _version, status, reason, ...fields }) => status !== undefined || reason !== undefined || Object.keys(fields).length === 0, {
    error: 'required',
    path: ['reason'],
  });
export type PatientPatch = z.output<typeof patientPatch>;

export const doctorRecord = z.object({
  id,
  email: z.string(),
  title: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  position: z.string().nullable(),
  phone: z.string().nullable(),
  street: z.string().nullable(),
  houseNum: z.string().nullable(),
  zipCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  status: z.enum(userStatuses),
  isWorking: z.boolean(),
  offersConsultations: z.boolean(),
  licenceCountry: z.string(),
  languages: z.array(z.string()),
  openTreatments: z.int(),
  /** Appointments that lie ahead: of a doctor who is not active they wait for another doctor. */
  bookedConsultations: z.int(),
  createdAt: instant,
  version: z.int(),
  abilities: z.array(z.enum(['update-status'])),
});
export type DoctorRecord = z.output<typeof doctorRecord>;
export const doctorPatch = z.object({
  id,
  status: z.enum(['active', 'inactive', 'banned']).optional(),
  isWorking: z.boolean().optional(),
  offersConsultations: z.boolean().optional(),
  version: z.int(),
});
export type DoctorPatch = z.output<typeof doctorPatch>;

/** A device on which a user is signed in. */
export const personSession = device.omit({ current: true });
export type PersonSession = z.output<typeof personSession>;
export const personSessions = z.object({ items: z.array(personSession) });

export const auditEvent = z.object({
  id: z.string(),
  at: instant,
  actorId: id.nullable(),
  actorName: z.string().nullable(),
  actorRole: z.enum([...roles, 'visitor', 'system']),
  action: z.string(),
  /** What the action is called by people. */
  words: z.object({ de: z.string(), en: z.string() }),
  objectType: z.string(),
  objectId: z.string().nullable(),
  patientId: id.nullable(),
  reason: z.string().nullable(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  requestId: z.string().nullable(),
});
export type AuditEvent = z.output<typeof auditEvent>;

export const settingRecord = z.object({
  id: z.string(),
  key: z.string(),
  label: z.string(),
  value: z.unknown(),
  default: z.unknown(),
  isDefault: z.boolean(),
  validFrom: instant.nullable(),
  /** Counts the values that were set. */
  version: z.int(),
  history: z.array(z.object({ value: z.unknown(), validFrom: instant, note: z.string().nullable(), createdByName: z.string().nullable(), createdAt: instant })),
});
export type SettingRecord = z.output<typeof settingRecord>;
export const settingPatch = z.object({
  id: z.string().max(80),
  value: z.unknown(),
  validFrom: instant.optional(),
  note: text(0, 500).optional(),
  version: z.int(),
});

export const jobStates = ['created', 'retry', 'active', 'completed', 'cancelled', 'failed'] as const;
/** A queued job, or one that failed for good. */
export const jobRecord = z.object({
  id,
  job: z.string(),
  /** What it is called, in the reader's language. */
  title: z.string(),
  state: z.enum(jobStates),
  isDead: z.boolean(),
  data: z.record(z.string(), z.unknown()),
  retryCount: z.int(),
  error: z.string().nullable(),
  createdAt: instant,
  startAfter: instant.nullable(),
  startedAt: instant.nullable(),
  completedAt: instant.nullable(),
  abilities: z.array(z.enum(['retry'])),
});
export type JobRecord = z.output<typeof jobRecord>;

/** A kind of work, by its name in the registry, and how much of it has failed for good. */
export const deadJobs = listOf(z.object({ id: z.string(), title: z.string(), count: z.int(), oldestAt: instant }));
export type DeadJobs = z.output<typeof deadJobs>;
export const deadJobsRepeated = z.object({ repeated: z.int(), left: z.int() });
export type DeadJobsRepeated = z.output<typeof deadJobsRepeated>;

/** The numbers of the back office's first page; each is a link to its filtered list. Null where the role has no such list. */
export const dashboard = z.object({
  treatmentsInReview: z.int().nullable(),
  treatmentsOverdue: z.int().nullable(),
  treatmentsDueToday: z.int().nullable(),
  myTreatments: z.int().nullable(),
  /** Of today, cancelled ones left out. */
  consultationsToday: z.int().nullable(),
  consultationsWaiting: z.int().nullable(),
  consultationsMissed: z.int().nullable(),
  /** The next one that is booked today. */
  nextConsultation: z.object({ id, startsAt: instant, patientName: z.string(), doctorName: z.string() }).nullable(),
  questionsOpen: z.int().nullable(),
  prescriptionsNew: z.int().nullable(),
  prescriptionsInWork: z.int().nullable(),
  prescriptionsReady: z.int().nullable(),
  deliveryTasksOpen: z.int().nullable(),
  feedsFailing: z.int().nullable(),
  runsQuarantined: z.int().nullable(),
  refundsPending: z.int().nullable(),
  jobsDead: z.int().nullable(),
  patientsNew7Days: z.int().nullable(),
});
export type Dashboard = z.output<typeof dashboard>;
