import { entry, type Entry } from '../error-entry.ts';

export const videoRoomErrors = {
  'consent.required': entry(409, 'Für die Videosprechstunde fehlt noch Ihre Einwilligung.', 'Your consent to the video consultation is still missing.'),
} as const satisfies Record<string, Entry>;
