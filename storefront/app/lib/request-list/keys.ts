/** Where this browser keeps what is noted, and whether that is the account's too: then it goes when the session ends. */
export const listKey = 'blattwerk.request-list';
export const sharedKey = 'blattwerk.request-list-shared';
