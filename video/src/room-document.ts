/**
 * Camera and microphone are allowed to documents that were delivered as a room's page. Who came from another page without loading a document
 * loads this one. @returns whether this document is the room's own
 */
export const isRoomDocument = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || new URL(loaded.name).pathname === window.location.pathname;
};
