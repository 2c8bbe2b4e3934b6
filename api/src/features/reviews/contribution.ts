import type { Benefit, Effect, SideEffect } from '@blattwerk/contract/products/enums';
import type { ContributionStatus, RejectionReason } from '@blattwerk/contract/reviews/states';

/** What reviews and comments share. */
export interface Contribution {
  id: string;
  /** Null when the author's account is gone, and for what was taken over from elsewhere. */
  patientId: string | null;
  pseudonym: string;
  text: string | null;
  status: ContributionStatus;
  reason: RejectionReason | null;
  reasonText: string | null;
  createdAt: Date;
  updatedAt: Date;
  decidedAt: Date | null;
  publishedAt: Date | null;
  version: number;
}

export interface NamedLists {
  effects: Effect[];
  sideEffects: SideEffect[];
  benefits: Benefit[];
}

export interface Review extends Contribution, NamedLists {
  productId: string;
  rating: number;
  /** A pharmacy has dispensed the product to the author. */
  isVerified: boolean;
}

export interface Comment extends Contribution {
  reviewId: string;
  productId: string;
}

/** Both as moderators' lists read them. */
export interface Shown {
  productName: string;
  productSlug: string;
}
export type ReviewRow = Review & Shown & { likes: number; comments: number };
export type CommentRow = Comment & Shown & { reviewText: string | null; reviewRating: number };
