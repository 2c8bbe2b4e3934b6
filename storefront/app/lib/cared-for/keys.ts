/** Where this browser keeps whether the person signed in looks at others' accounts; removed when the session ends. */
export const caresForOthersKey = 'blattwerk.cares-for-others';
