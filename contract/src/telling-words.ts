/** Words that tell strangers about a person’s health: what is read outside the product (subjects, mails, senders) has none of them (decision 156). */
export const tellingWords = /cannabis|thc|cbd|rezept|prescri|arznei|medik|medic|blüte|apothek(?!e$)|krank|diagnos|symptom|therap|behandl|treat|patient/i;
