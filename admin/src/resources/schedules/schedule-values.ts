import type { Hours, ScheduleException, ScheduleInput, ScheduleRecord } from '@blattwerk/contract/schedules/shapes';

/** An exception as the form holds it: one pair of hours at most is edited, further ones stay as they are. */
interface ExceptionValues {
  from: string;
  to?: string;
  kind: ScheduleException['kind'];
  begin?: string;
  end?: string;
  more?: Hours[];
  coverDoctorId?: string | undefined;
}

export interface ScheduleValues extends Pick<ScheduleInput, 'weekly' | 'lengthMinutes' | 'bufferMinutes' | 'leadMinutes'> {
  first: number;
  followUp: number;
  coverDoctorId?: string | null | undefined;
  exceptions: ExceptionValues[];
}

const exceptionValues = (exception: ScheduleException): ExceptionValues => {
  const [first, ...more] = exception.hours ?? [];
  const days = 'on' in exception ? { from: exception.on, to: exception.on } : { from: exception.from, to: exception.to };
  const cover = exception.coverDoctorId === undefined ? {} : { coverDoctorId: exception.coverDoctorId };
  return { ...days, kind: exception.kind, ...(first ? { begin: first.from, end: first.to } : {}), more, ...cover };
};

/** What the form shows of a schedule. */
export const toValues = ({ weekly, lengthMinutes, lengths, bufferMinutes, leadMinutes, exceptions, coverDoctorId }: ScheduleRecord): ScheduleValues => ({
  weekly: weekly.toSorted((one, other) => one.day - other.day || (one.from < other.from ? -1 : 1)),
  ...{ lengthMinutes, bufferMinutes, leadMinutes, coverDoctorId, exceptions: exceptions.map(exceptionValues) },
  first: lengths?.first ?? lengthMinutes,
  followUp: lengths?.followUp ?? lengthMinutes,
});

const toException = ({ from, to, kind, begin, end, more = [], coverDoctorId }: ExceptionValues): ScheduleException => {
  const hours = begin && end ? [{ from: begin, to: end }, ...more] : more;
  const cover = kind === 'absent' && coverDoctorId ? { coverDoctorId } : {};
  return { from, to: to === undefined || to === '' ? from : to, kind, ...(hours.length > 0 ? { hours } : {}), ...cover };
};

/** What is sent: the whole schedule, made from the version that was read. */
export const toInput = ({ first, followUp, exceptions, coverDoctorId, ...rest }: ScheduleValues, read: ScheduleRecord): ScheduleInput => ({
  ...rest,
  doctorId: read.doctorId,
  lengths: { first, followUp },
  exceptions: exceptions.map(toException),
  coverDoctorId: coverDoctorId ?? null,
  version: read.version,
});
