/** Where this browser keeps what is noted, and whether that is an account's: `same` as the account has it, or `changed` since. Both go when the session ends. */
export const listKey = 'blattwerk.request-list';
/** What found no room when two devices' lists became one; it goes with the session, too. */
export const leftKey = 'blattwerk.request-list-left';
export const sharedKey = 'blattwerk.request-list-shared';
