import { operation } from '../operation.ts';
import { exportInput, listExport } from './shapes.ts';

/** The export of one list: who sees the list may ask for it, and it holds what the list shows. */
const exportOf = <const Resource extends string>(resource: Resource) =>
  operation({
    id: `exports.${resource}`,
    method: 'post',
    path: `/backoffice/${resource}/exports`,
    summary: 'Write the records of the list that match into a CSV or XLSX file, in the background; the rights of the list hold',
    input: exportInput,
    answer: listExport,
    status: 202,
  });

export const auditEvents = exportOf('audit-events');
export const attestations = exportOf('attestations');
export const certificates = exportOf('certificates');
export const consultations = exportOf('consultations');
export const contactRequests = exportOf('contact-requests');
export const deletions = exportOf('deletions');
export const deliveryTasks = exportOf('delivery-tasks');
export const doctors = exportOf('doctors');
export const feedRuns = exportOf('feed-runs');
export const growers = exportOf('growers');
export const houseTextBlocks = exportOf('house-text-blocks');
export const invitations = exportOf('invitations');
export const jobs = exportOf('jobs');
export const manufacturers = exportOf('manufacturers');
export const marketingPatients = exportOf('marketing-patients');
export const newsletterIssues = exportOf('newsletter-issues');
export const notifications = exportOf('notifications');
export const patients = exportOf('patients');
export const payments = exportOf('payments');
export const people = exportOf('people');
export const pharmacies = exportOf('pharmacies');
export const pharmacyQuestions = exportOf('pharmacy-questions');
export const prescriptions = exportOf('prescriptions');
export const productProposals = exportOf('product-proposals');
export const products = exportOf('products');
export const questionnaireDrafts = exportOf('questionnaire-drafts');
export const questionnaires = exportOf('questionnaires');
export const regionalDemand = exportOf('regional-demand');
export const reviewComments = exportOf('review-comments');
export const reviews = exportOf('reviews');
export const shortages = exportOf('shortages');
export const stock = exportOf('stock');
export const stockFeeds = exportOf('stock-feeds');
export const strains = exportOf('strains');
export const suppressedAddresses = exportOf('suppressed-addresses');
export const treatments = exportOf('treatments');
export const unmatchedProducts = exportOf('unmatched-products');
export const vaporizers = exportOf('vaporizers');
export const withdrawals = exportOf('withdrawals');
