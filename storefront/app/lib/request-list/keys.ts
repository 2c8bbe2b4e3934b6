/** Where this browser stores the selected products, and whether that is an account's: `same` as the account has it, or `changed` since. Both go when the session ends. */
export const listKey = 'blattwerk.request-list';
/** Products over the limit after two devices' lists were merged; removed with the session, too. */
export const overflowKey = 'blattwerk.request-list-left';
export const sharedKey = 'blattwerk.request-list-shared';
