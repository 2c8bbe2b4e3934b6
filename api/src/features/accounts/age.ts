import { DateTime } from 'luxon';

/**
 * Whole years of age in Germany's time. The birthday counts from 00:00; who was born on 29 February comes of age on 1 March
 * in a common year (section 188 BGB).
 * @param bornOn `YYYY-MM-DD`
 */
export const ageOn = (bornOn: string, at: Date): number => {
  const today = DateTime.fromJSDate(at, { zone: 'Europe/Berlin' });
  const [year = 0, month = 1, day = 1] = bornOn.split('-').map(Number);
  const hadBirthday = today.month > month || (today.month === month && today.day >= day);
  return today.year - year - (hadBirthday ? 0 : 1);
};
