import { entry } from '../error-entry.ts';

/** What people who rate, comment and like can be told. */
export const reviewErrors = {
  'review.notPrescribed': entry(
    403,
    'Bewerten können Sie Produkte, die Ihnen über diese Plattform verschrieben wurden.',
    'You can review products that were prescribed to you through this platform.',
  ),
  'review.alreadyWritten': entry(
    409,
    'Sie haben dieses Produkt schon bewertet. Sie können Ihre Bewertung ändern.',
    'You have already reviewed this product. You can change your review.',
  ),
  'review.own': entry(409, 'Das ist Ihre eigene Bewertung.', 'This is your own review.'),
} as const;
