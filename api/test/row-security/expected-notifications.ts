const all = 'decided other claimed pool returned unpaid';

/** Every transaction may insert a notification for another person. */
const tells = `adds: ${all}`;
/** In the order in which the rows are tried: those of `decided` stand first. */
const own = (story: string): string => [...(story === 'decided' ? [`reads: ${story}`, tells] : [tells, `reads: ${story}`]), `changes 1: ${story}`].join(' | ');

const mine = (verbs: string[]) => Object.fromEntries(all.split(' ').map((story) => [`patient ${story}`, verbs.map((verb) => `${verb}: ${story}`).join(' | ')]));

/** As in `expected.ts`: a notification is read and marked by its recipient alone. */
export const expectedOfNotifications: Record<string, Record<string, string>> = {
  notifications: {
    'patient invited': 'adds: decided other claimed pool returned unpaid',
    'patient with another’s link': 'adds: decided other claimed pool returned unpaid',
    ...Object.fromEntries(['nobody', 'visitor', 'patient stranger', 'patient with a reason', 'support view', 'holder of a link'].map((who) => [who, tells])),
    ...Object.fromEntries(['doctor first', 'doctor other', 'doctor stranger'].map((who) => [who, tells])),
    ...Object.fromEntries(['pharmacy first', 'pharmacy other', 'link decided', 'link returned'].map((who) => [who, tells])),
    ...Object.fromEntries(['admin', 'admin with a reason', 'admin without a reason'].map((who) => [who, tells])),
    ...Object.fromEntries(all.split(' ').map((story) => [`patient ${story}`, own(story)])),
  },
  suppressed_addresses: {
    ...mine(['reads']),
    ...Object.fromEntries(['admin', 'admin with a reason', 'admin without a reason'].map((who) => [who, `reads: ${all} | removes: ${all}`])),
  },
  notification_preferences: mine(['reads', 'adds', 'changes']),
  push_devices: mine(['reads', 'adds', 'changes', 'removes']),
};
