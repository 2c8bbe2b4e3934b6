import { useEffect, useEffectEvent } from 'react';
import { followEvents } from './event-stream.ts';

/** Calls back when something of a list has changed. */
export const useEvents = (resource: string, heard: (ids: readonly string[]) => void): void => {
  const tell = useEffectEvent(heard);
  useEffect(() => followEvents(resource, (ids) => tell(ids)), [resource]);
};
