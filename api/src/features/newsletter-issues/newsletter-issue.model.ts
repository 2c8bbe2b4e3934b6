import type { IssueStatus } from '@blattwerk/contract/newsletter-issues/states';
import { BaseModel } from '../../kernel/base-model.ts';

/** One issue of the newsletter. */
export class NewsletterIssue extends BaseModel {
  static override tableName = 'newsletter_issues';

  declare subjectDe: string;
  declare bodyDe: string;
  declare subjectEn: string;
  declare bodyEn: string;
  declare status: IssueStatus;
  declare startedAt: Date | null;
  declare finishedAt: Date | null;
  declare version: number;
  declare createdAt: Date;
  declare updatedAt: Date;
}
