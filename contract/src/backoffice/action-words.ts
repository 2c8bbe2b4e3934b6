/** What work on whole lists is called in the audit log. */
export const listActionWords = {
  'list-export.write': { de: 'Liste als Datei ausgegeben', en: 'List written to a file' },
  'list-export.download': { de: 'Datei einer Liste heruntergeladen', en: 'File of a list downloaded' },
  'bulk.start': { de: 'Sammelaktion begonnen', en: 'Bulk action started' },
  'bulk.undo': { de: 'Sammelaktion rückgängig gemacht', en: 'Bulk action taken back' },
} as const;
