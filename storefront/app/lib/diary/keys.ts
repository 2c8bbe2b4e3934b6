/** Where this browser keeps diary entries that are not sent; removed when their owner signs out. */
export const diaryQueueKey = 'blattwerk.diary-queue';
