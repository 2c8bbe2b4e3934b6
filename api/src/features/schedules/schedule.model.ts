import type { ScheduleException, WeeklyHours } from '@blattwerk/contract/schedules/shapes';
import { BaseModel } from '../../kernel/base-model.ts';

/** When a doctor gives consultations. A doctor without a row gives none. */
export class Schedule extends BaseModel {
  static override tableName = 'schedules';
  static override idColumn = 'doctorId';
  static override get jsonAttributes(): string[] {
    return ['weekly', 'exceptions'];
  }

  declare doctorId: string;
  declare weekly: WeeklyHours[];
  declare exceptions: ScheduleException[];
  declare lengthMinutes: number;
  declare firstLengthMinutes: number | null;
  declare followUpLengthMinutes: number | null;
  declare bufferMinutes: number;
  declare leadMinutes: number;
  declare coverDoctorId: string | null;
  /** Counts the addresses of the calendar feed; the latest one is valid. */
  declare feedSerial: number;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}

/** What a doctor who saved nothing yet has. */
export const emptySchedule: Pick<
  Schedule,
  | 'weekly'
  | 'exceptions'
  | 'lengthMinutes'
  | 'firstLengthMinutes'
  | 'followUpLengthMinutes'
  | 'bufferMinutes'
  | 'leadMinutes'
  | 'coverDoctorId'
  | 'feedSerial'
  | 'version'
> = {
  ...{ weekly: [], exceptions: [], lengthMinutes: 15, firstLengthMinutes: null, followUpLengthMinutes: null },
  ...{ bufferMinutes: 5, leadMinutes: 60, coverDoctorId: null, feedSerial: 1, version: 0 },
};
