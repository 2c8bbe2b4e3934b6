/** Complaints and questions that have a page of their own; each name is its address in both languages. */
export const topics = ['schlafstoerung', 'chronische-schmerzen', 'migraene', 'angst-und-ptbs', 'frauengesundheit', 'cannabis-rezept-online'] as const;
