import type { MailReport, ReportedRecipient } from '../../adapters/mail-reports/read-report.ts';

/** A full mailbox or an unreachable server may recover: only this number of consecutive reports holds the address. */
const softReports = 3;

/** Whether mails to the address are held from now on, after this number of reports. A complaint counts at once, and so does what will not pass by itself. */
export const isHeldAfter = ({ kind }: Pick<MailReport, 'kind'>, { status }: Pick<ReportedRecipient, 'status'>, reports: number): boolean => {
  if (kind === 'complaint') return true;
  const isLasting = status !== undefined && status.startsWith('5.') && status !== '5.2.2';
  return isLasting || reports >= softReports;
};
