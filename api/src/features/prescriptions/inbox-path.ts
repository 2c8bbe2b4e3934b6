/** Where the back office shows a prescription, or the list of them, as mails name it: the address says nothing about health. */
export const inboxPath = (prescriptionId?: string): string => (prescriptionId === undefined ? '/admin/inbox' : `/admin/inbox/${prescriptionId}`);
