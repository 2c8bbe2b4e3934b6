import type { BaseRecord, GetListResponse } from '@refinedev/core';
import { useState } from 'react';

interface Reading<Row> {
  data: GetListResponse<Row> | undefined;
  dataUpdatedAt: number;
  isPlaceholderData: boolean;
}

export interface LastAnswer<Row> {
  rows: readonly Row[];
  total: number;
  isTotalExact: boolean;
  /** When the rows were read; undefined before the first answer. */
  readAt: number | undefined;
}

/** The last answer that came: it stays on the screen when a later reading fails. */
export const useLastAnswer = <Row extends BaseRecord>({ data, dataUpdatedAt, isPlaceholderData }: Reading<Row>): LastAnswer<Row> => {
  const [kept, keep] = useState<{ data: GetListResponse<Row>; readAt: number }>();
  const isNew = data !== undefined && !isPlaceholderData && (data !== kept?.data || dataUpdatedAt !== kept.readAt);
  if (isNew) keep({ data, readAt: dataUpdatedAt });
  const last = data ?? kept?.data;
  return {
    rows: last?.data ?? [],
    total: last?.total ?? 0,
    isTotalExact: last?.['isTotalExact'] !== false,
    readAt: isNew ? dataUpdatedAt : kept?.readAt,
  };
};
