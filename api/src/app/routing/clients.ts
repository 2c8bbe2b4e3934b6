import type { Routing } from 'express-zod-api';
import * as patientAccessLog from '../../features/access-log/endpoints/patient.ts';
import * as memberAccounts from '../../features/accounts/endpoints/member.ts';
import * as publicSessions from '../../features/accounts/endpoints/public-sessions.ts';
import * as publicAccounts from '../../features/accounts/endpoints/public.ts';
import * as patientSocialLogins from '../../features/accounts/social-logins/endpoints/patient.ts';
import * as publicPending from '../../features/accounts/social-logins/endpoints/public-pending.ts';
import * as publicProviders from '../../features/accounts/social-logins/endpoints/public-providers.ts';
import * as patientAgreements from '../../features/agreements/endpoints/patient.ts';
import * as publicAgreements from '../../features/agreements/endpoints/public.ts';
import * as patientAlerts from '../../features/alerts/endpoints/patient.ts';
import * as publicAlerts from '../../features/alerts/endpoints/public.ts';
import * as patientDataExports from '../../features/data-exports/endpoints/patient.ts';
import * as publicDoctors from '../../features/doctors/endpoints/public.ts';
import * as patientErasures from '../../features/erasures/endpoints/patient.ts';
import * as patientHealthStates from '../../features/health-states/endpoints/patient.ts';
import * as patientIdentityChecks from '../../features/identity-checks/endpoints/patient.ts';
import * as patientInvitations from '../../features/invitations/endpoints/patient.ts';
import * as publicInvitations from '../../features/invitations/endpoints/public.ts';
import * as publicMarketing from '../../features/marketing-patients/endpoints/public.ts';
import * as memberNewsletter from '../../features/newsletter/endpoints/member.ts';
import * as publicNewsletter from '../../features/newsletter/endpoints/public.ts';
import * as patientWay from '../../features/patient-way/endpoints/patient.ts';
import * as patientPayments from '../../features/payments/endpoints/patient.ts';
import * as publicPayments from '../../features/payments/endpoints/public.ts';
import * as publicPharmacies from '../../features/pharmacies/endpoints/public.ts';
import * as patientPharmacyQuestions from '../../features/pharmacy-questions/endpoints/patient.ts';
import * as publicPlaces from '../../features/places/endpoints/public.ts';
import * as patientPrescriptions from '../../features/prescriptions/endpoints/patient.ts';
import * as publicPrescriptions from '../../features/prescriptions/endpoints/public.ts';
import * as patientProducts from '../../features/products/endpoints/patient.ts';
import * as publicProducts from '../../features/products/endpoints/public.ts';
import * as publicReferenceData from '../../features/reference-data/endpoints/public.ts';
import * as patientReviews from '../../features/reviews/endpoints/patient.ts';
import * as publicReviews from '../../features/reviews/endpoints/public.ts';
import * as patientSavedSearches from '../../features/saved-searches/endpoints/patient.ts';
import * as memberSecondFactors from '../../features/second-factors/endpoints/member.ts';
import * as publicSecondFactors from '../../features/second-factors/endpoints/public.ts';
import * as patientSelections from '../../features/selections/endpoints/patient.ts';
import * as publicSelections from '../../features/selections/endpoints/public.ts';
import * as publicSettings from '../../features/settings/endpoints/public.ts';
import * as publicSupportViews from '../../features/support-views/endpoints/public.ts';
import * as supportViews from '../../features/support-views/endpoints/support.ts';
import * as patientTreatments from '../../features/treatments/endpoints/patient.ts';
import * as publicVaporizers from '../../features/vaporizers/endpoints/public.ts';
import { listAddressesEndpoint } from '../sitemap/list-addresses.ts';
import { pharmacyLinks } from './pharmacy-links.ts';

/** Below `/api/v1/clients`: visitors, patients and everybody's own account. */
export const clients: Routing = {
  auth: {
    'post login': publicSessions.loginEndpoint,
    'post refresh': publicSessions.refreshEndpoint,
    'post logout': publicSessions.logoutEndpoint,
    'post reset/init': publicAccounts.startResetEndpoint,
    'post reset/finish': publicAccounts.finishResetEndpoint,
    'post passkey/options': publicSecondFactors.startPasskeyLoginEndpoint,
    'post passkey/login': publicSessions.loginWithPasskeyEndpoint,
    'get providers': publicProviders.listProvidersEndpoint,
    'get google': publicProviders.startGoogleEndpoint,
    'get google/callback': publicProviders.receiveGoogleEndpoint,
    'get apple': publicProviders.startAppleEndpoint,
    'post apple/callback': publicProviders.receiveAppleEndpoint,
    'get pending': publicPending.readPendingEndpoint,
    'post pending/register': publicPending.registerPendingEndpoint,
    'post pending/link': publicPending.linkByPasswordEndpoint,
    'post pending/mail': publicPending.sendProofEndpoint,
    'post pending/mail/prove': publicPending.proveAddressEndpoint,
    'post pending/enter': publicPending.enterPendingEndpoint,
  },
  iam: {
    'post register': publicAccounts.registerEndpoint,
    'post email-confirm': publicAccounts.confirmEmailEndpoint,
    'post email-confirm/resend': publicAccounts.resendConfirmationEndpoint,
    'post email-confirm/claim': publicSessions.claimSessionEndpoint,
    'post email-change': memberAccounts.startEmailChangeEndpoint,
    'post email-change/confirm': publicAccounts.finishEmailChangeEndpoint,
    'post password': memberAccounts.changePasswordEndpoint,
    'post age-check': publicAccounts.ageCheckEndpoint,
    'get me': memberAccounts.readMeEndpoint,
    'get profile': memberAccounts.readProfileEndpoint,
    'patch profile': memberAccounts.updateProfileEndpoint,
    'get agreements/:document': publicAgreements.readAgreementEndpoint,
    'post sign': patientAgreements.signEndpoint,
    'get download/docs/:document': patientAgreements.downloadAgreementEndpoint,
    'get statuses': patientWay.readStatusesEndpoint,
    'get consents': memberAccounts.listConsentsEndpoint,
    'get access-log': patientAccessLog.listAccessesEndpoint,
    'post export': patientDataExports.requestExportEndpoint,
    'get exports': patientDataExports.listExportsEndpoint,
    'post exports/:id/ticket': patientDataExports.createExportTicketEndpoint,
    'post exports/:id/download': patientDataExports.downloadExportEndpoint,
    'post owner-code': memberSecondFactors.sendCodeEndpoint,
    'get erase': patientErasures.previewErasureEndpoint,
    'post erase': patientErasures.eraseAccountEndpoint,
    'get linked-sign-ins': patientSocialLogins.listLinkedSignInsEndpoint,
    'post linked-sign-ins/:provider': patientSocialLogins.startLinkEndpoint,
    'delete linked-sign-ins/:provider': patientSocialLogins.unlinkEndpoint,
    'get sessions': memberAccounts.listSessionsEndpoint,
    'delete sessions': memberAccounts.revokeOtherSessionsEndpoint,
    'delete sessions/:id': memberAccounts.revokeSessionEndpoint,
    'get second-factors': memberSecondFactors.readSecondFactorsEndpoint,
    'post second-factors/totp': memberSecondFactors.startTotpEndpoint,
    'post second-factors/totp/confirm': memberSecondFactors.confirmTotpEndpoint,
    'post second-factors/totp/remove': memberSecondFactors.removeTotpEndpoint,
    'post second-factors/recovery-codes': memberSecondFactors.newRecoveryCodesEndpoint,
    'post second-factors/passkeys/options': memberSecondFactors.startPasskeyEndpoint,
    'post second-factors/passkeys': memberSecondFactors.addPasskeyEndpoint,
    'patch second-factors/passkeys/:id': memberSecondFactors.renamePasskeyEndpoint,
    'post second-factors/passkeys/:id/remove': memberSecondFactors.removePasskeyEndpoint,
  },
  'get health-state': patientHealthStates.readHealthStateEndpoint,
  'patch health-state': patientHealthStates.saveHealthStateEndpoint,
  'post health-state': patientHealthStates.completeHealthStateEndpoint,
  'post treatment': patientTreatments.submitTreatmentEndpoint,
  'get treatment': patientTreatments.listOwnTreatmentsEndpoint,
  'get treatment/products': patientTreatments.listTreatmentProductsEndpoint,
  'get treatment/download/invoice': patientTreatments.downloadInvoiceEndpoint,
  'get treatment/medical-letter/download': patientTreatments.downloadLetterEndpoint,
  'get treatment/:id': patientTreatments.readOwnTreatmentEndpoint,
  'post treatment/:id/cancel': patientTreatments.cancelTreatmentEndpoint,
  'post treatment/:id/answer': patientTreatments.answerQuestionEndpoint,
  'post stripe/create-checkout-session': patientPayments.createCheckoutSessionEndpoint,
  'post stripe/create-identity-session': patientIdentityChecks.createIdentitySessionEndpoint,
  'post iam/invite-doctor': patientInvitations.inviteDoctorEndpoint,
  'get iam/invitations': patientInvitations.listOwnInvitationsEndpoint,
  'post iam/invitations/:id/withdraw': patientInvitations.withdrawOwnInvitationEndpoint,
  'get invitations/:token': publicInvitations.readInvitationEndpoint,
  'post invitations/:token/accept': publicInvitations.acceptInvitationEndpoint,
  'post iam/newsletter': publicNewsletter.askForNewsletterEndpoint,
  'get iam/newsletter-check': memberNewsletter.checkNewsletterEndpoint,
  'post newsletter/confirm': publicNewsletter.confirmNewsletterEndpoint,
  'post newsletter/:token/withdraw': publicNewsletter.withdrawNewsletterEndpoint,
  'post subscription': publicAlerts.askForAlertEndpoint,
  'get subscription': patientAlerts.listAlertsEndpoint,
  'delete subscription/:id': patientAlerts.removeAlertEndpoint,
  'post subscription/confirm': publicAlerts.confirmAlertEndpoint,
  'post subscription/open': publicAlerts.openAlertEndpoint,
  'post subscription/:token/end': publicAlerts.endAlertEndpoint,
  'get saved-searches': patientSavedSearches.listSavedSearchesEndpoint,
  'post saved-searches': patientSavedSearches.saveSearchEndpoint,
  'patch saved-searches/:id': patientSavedSearches.renameSavedSearchEndpoint,
  'delete saved-searches/:id': patientSavedSearches.removeSavedSearchEndpoint,
  'get iam/identity': patientIdentityChecks.readOwnIdentityEndpoint,
  'get pharmacy/listed': patientPrescriptions.listPharmacyChoicesEndpoint,
  'post pharmacy': patientPrescriptions.choosePharmacyEndpoint,
  'post pharmacy/manually': patientPrescriptions.choosePharmacyManuallyEndpoint,
  'post pharmacy/recall': patientPrescriptions.recallPrescriptionsEndpoint,
  'get pharmacy/info': patientPrescriptions.readPharmacyInfoEndpoint,
  'post pharmacy/favorite': patientPrescriptions.toggleFavoritePharmacyEndpoint,
  'get iam/pharmacy-list': patientPrescriptions.listOwnPharmaciesEndpoint,
  ...pharmacyLinks,
  'post prescriptions/:id/substitute-request': patientPharmacyQuestions.requestSubstituteEndpoint,
  'get prescriptions/:id/pickup': patientPrescriptions.readPickupEndpoint,
  'get prescriptions/:id/copy': patientPrescriptions.downloadCopyEndpoint,
  'get prescriptions/check/:code': publicPrescriptions.checkPrescriptionEndpoint,
  'get doctors': publicDoctors.listPublicDoctorsEndpoint,
  'get products': publicProducts.listProductsEndpoint,
  'post products/toggle-favorite': patientProducts.toggleFavoriteEndpoint,
  'get products/:slug': publicProducts.readProductEndpoint,
  'get products/:slug/similar': publicProducts.listSimilarEndpoint,
  'get products/:slug/plate.svg': publicProducts.readPlateEndpoint,
  'get reviews': publicReviews.listReviewsEndpoint,
  'post reviews': patientReviews.createReviewEndpoint,
  'get reviews/own': patientReviews.listOwnReviewsEndpoint,
  'post reviews/comment': patientReviews.createCommentEndpoint,
  'patch reviews/comment/:id': patientReviews.editCommentEndpoint,
  'post reviews/comment/:id/withdraw': patientReviews.withdrawCommentEndpoint,
  'post reviews/toggle-like': patientReviews.toggleLikeEndpoint,
  'patch reviews/:id': patientReviews.editReviewEndpoint,
  'post reviews/:id/withdraw': patientReviews.withdrawReviewEndpoint,
  'get favorite-products': patientProducts.listFavoritesEndpoint,
  'post favorite-products': patientProducts.addFavoritesEndpoint,
  'get favorite-products/ids': patientProducts.listFavoriteIdsEndpoint,
  'get selected-products': publicProducts.listSelectedEndpoint,
  'get popular-products': publicProducts.listPopularProductsEndpoint,
  'get health-state/products': patientProducts.listRequestProductsEndpoint,
  'get thc-cbd': publicProducts.readThcCbdEndpoint,
  'get manufacturers': publicReferenceData.listManufacturersEndpoint,
  'get growers': publicReferenceData.listGrowersEndpoint,
  'get strains': publicReferenceData.listStrainsEndpoint,
  'get support-view': supportViews.readSupportViewEndpoint,
  'post support-view/open': publicSupportViews.openSupportViewEndpoint,
  'post support-view/end': supportViews.endSupportViewEndpoint,
  'get pharmacies': publicPharmacies.listPharmaciesEndpoint,
  'get pharmacies/map': publicPharmacies.mapPharmaciesEndpoint,
  'get pharmacies/table': publicPharmacies.downloadPharmaciesEndpoint,
  'get vaporizers': publicVaporizers.listVaporizersEndpoint,
  'get places': publicPlaces.listPlacesEndpoint,
  'get sitemap': listAddressesEndpoint,
  'get pharmacies/domain': publicPharmacies.readPharmacyPageEndpoint,
  'get popular-pharmacies': publicPharmacies.listPopularPharmaciesEndpoint,
  'get selection': publicSelections.readSelectionEndpoint,
  'get selection/noted': patientSelections.listNotedEndpoint,
  'post selection/noted': patientSelections.keepNotedEndpoint,
  'get fees': publicPayments.readFeesEndpoint,
  'get operator': publicSettings.readOperatorEndpoint,
  'post marketing-patients': publicMarketing.noteContactEndpoint,
};
