import type { Routing } from 'express-zod-api';
import { inviteDoctorEndpoint, listOwnInvitationsEndpoint, withdrawOwnInvitationEndpoint } from '../../features/invitations/endpoints/patient.ts';
import { acceptInvitationEndpoint, readInvitationEndpoint } from '../../features/invitations/endpoints/public.ts';
import { enterPendingEndpoint } from '../../features/accounts/social-logins/endpoints/enter-pending.ts';
import { linkByPasswordEndpoint } from '../../features/accounts/social-logins/endpoints/link-by-password.ts';
import { listLinkedSignInsEndpoint } from '../../features/accounts/social-logins/endpoints/list-linked-sign-ins.ts';
import { listProvidersEndpoint } from '../../features/accounts/social-logins/endpoints/list-providers.ts';
import { proveAddressEndpoint } from '../../features/accounts/social-logins/endpoints/prove-address.ts';
import { readPendingEndpoint } from '../../features/accounts/social-logins/endpoints/read-pending.ts';
import { receiveAppleEndpoint, receiveGoogleEndpoint } from '../../features/accounts/social-logins/endpoints/receive-answer.ts';
import { registerPendingEndpoint } from '../../features/accounts/social-logins/endpoints/register-pending.ts';
import { sendProofEndpoint } from '../../features/accounts/social-logins/endpoints/send-proof.ts';
import { startAppleEndpoint, startGoogleEndpoint } from '../../features/accounts/social-logins/endpoints/start-sign-in.ts';
import { startLinkEndpoint } from '../../features/accounts/social-logins/endpoints/start-link.ts';
import { unlinkEndpoint } from '../../features/accounts/social-logins/endpoints/unlink-sign-in.ts';
import { downloadInvoiceEndpoint, downloadLetterEndpoint } from '../../features/treatments/endpoints/download-own-document.ts';
import { ageCheckEndpoint } from '../../features/accounts/endpoints/age-check.ts';
import { changePasswordEndpoint } from '../../features/accounts/endpoints/change-password.ts';
import { claimSessionEndpoint } from '../../features/accounts/endpoints/claim-session.ts';
import { confirmEmailEndpoint } from '../../features/accounts/endpoints/confirm-email.ts';
import { finishEmailChangeEndpoint } from '../../features/accounts/endpoints/finish-email-change.ts';
import { finishResetEndpoint } from '../../features/accounts/endpoints/finish-reset.ts';
import { listConsentsEndpoint } from '../../features/accounts/endpoints/list-consents.ts';
import { listSessionsEndpoint } from '../../features/accounts/endpoints/list-sessions.ts';
import { loginEndpoint } from '../../features/accounts/endpoints/login.ts';
import { loginWithPasskeyEndpoint } from '../../features/accounts/endpoints/login-with-passkey.ts';
import { logoutEndpoint } from '../../features/accounts/endpoints/logout.ts';
import { readMeEndpoint } from '../../features/accounts/endpoints/read-me.ts';
import { readProfileEndpoint } from '../../features/accounts/endpoints/read-profile.ts';
import { refreshEndpoint } from '../../features/accounts/endpoints/refresh.ts';
import { registerEndpoint } from '../../features/accounts/endpoints/register.ts';
import { resendConfirmationEndpoint } from '../../features/accounts/endpoints/resend-confirmation.ts';
import { revokeOtherSessionsEndpoint } from '../../features/accounts/endpoints/revoke-other-sessions.ts';
import { revokeSessionEndpoint } from '../../features/accounts/endpoints/revoke-session.ts';
import { startEmailChangeEndpoint } from '../../features/accounts/endpoints/start-email-change.ts';
import { startResetEndpoint } from '../../features/accounts/endpoints/start-reset.ts';
import { updateProfileEndpoint } from '../../features/accounts/endpoints/update-profile.ts';
import { addPasskeyEndpoint } from '../../features/second-factors/endpoints/add-passkey.ts';
import { confirmTotpEndpoint } from '../../features/second-factors/endpoints/confirm-totp.ts';
import { newRecoveryCodesEndpoint } from '../../features/second-factors/endpoints/new-recovery-codes.ts';
import { readSecondFactorsEndpoint } from '../../features/second-factors/endpoints/read-second-factors.ts';
import { removePasskeyEndpoint } from '../../features/second-factors/endpoints/remove-passkey.ts';
import { removeTotpEndpoint } from '../../features/second-factors/endpoints/remove-totp.ts';
import { renamePasskeyEndpoint } from '../../features/second-factors/endpoints/rename-passkey.ts';
import { startPasskeyEndpoint } from '../../features/second-factors/endpoints/start-passkey.ts';
import { startPasskeyLoginEndpoint } from '../../features/second-factors/endpoints/start-passkey-login.ts';
import { startTotpEndpoint } from '../../features/second-factors/endpoints/start-totp.ts';
import { listAccessesEndpoint } from '../../features/access-log/endpoints/list-accesses.ts';
import { eraseAccountEndpoint } from '../../features/erasures/endpoints/erase-account.ts';
import { previewErasureEndpoint } from '../../features/erasures/endpoints/preview-erasure.ts';
import { createExportTicketEndpoint } from '../../features/data-exports/endpoints/create-export-ticket.ts';
import { downloadExportEndpoint } from '../../features/data-exports/endpoints/download-export.ts';
import { listExportsEndpoint } from '../../features/data-exports/endpoints/list-exports.ts';
import { requestExportEndpoint } from '../../features/data-exports/endpoints/request-export.ts';
import { sendCodeEndpoint } from '../../features/second-factors/endpoints/send-code.ts';
import { downloadAgreementEndpoint } from '../../features/agreements/endpoints/download-agreement.ts';
import { readAgreementEndpoint } from '../../features/agreements/endpoints/read-agreement.ts';
import { signEndpoint } from '../../features/agreements/endpoints/sign.ts';
import { createIdentitySessionEndpoint } from '../../features/identity-checks/endpoints/create-identity-session.ts';
import { readOwnIdentityEndpoint } from '../../features/identity-checks/endpoints/read-own-identity.ts';
import { askForAlertEndpoint } from '../../features/alerts/endpoints/ask-for-alert.ts';
import { confirmAlertEndpoint } from '../../features/alerts/endpoints/confirm-alert.ts';
import { endAlertEndpoint } from '../../features/alerts/endpoints/end-alert.ts';
import { listAlertsEndpoint } from '../../features/alerts/endpoints/list-alerts.ts';
import { openAlertEndpoint } from '../../features/alerts/endpoints/open-alert.ts';
import { removeAlertEndpoint } from '../../features/alerts/endpoints/remove-alert.ts';
import { listSavedSearchesEndpoint } from '../../features/saved-searches/endpoints/list-saved-searches.ts';
import { removeSavedSearchEndpoint } from '../../features/saved-searches/endpoints/remove-saved-search.ts';
import { renameSavedSearchEndpoint } from '../../features/saved-searches/endpoints/rename-saved-search.ts';
import { saveSearchEndpoint } from '../../features/saved-searches/endpoints/save-search.ts';
import { askForNewsletterEndpoint } from '../../features/newsletter/endpoints/ask-for-newsletter.ts';
import { checkNewsletterEndpoint } from '../../features/newsletter/endpoints/check-newsletter.ts';
import { confirmNewsletterEndpoint } from '../../features/newsletter/endpoints/confirm-newsletter.ts';
import { withdrawNewsletterEndpoint } from '../../features/newsletter/endpoints/withdraw-newsletter.ts';
import { requestSubstituteEndpoint } from '../../features/pharmacy-questions/endpoints/patient.ts';
import { checkPrescriptionEndpoint } from '../../features/prescriptions/endpoints/check-prescription.ts';
import { choosePharmacyEndpoint } from '../../features/prescriptions/endpoints/choose-pharmacy.ts';
import { recallPrescriptionsEndpoint } from '../../features/prescriptions/endpoints/recall-prescriptions.ts';
import { choosePharmacyManuallyEndpoint } from '../../features/prescriptions/endpoints/choose-pharmacy-manually.ts';
import { createCheckoutSessionEndpoint } from '../../features/payments/endpoints/create-checkout-session.ts';
import { downloadCopyEndpoint } from '../../features/prescriptions/endpoints/download-copy.ts';
import { listOwnPharmaciesEndpoint } from '../../features/prescriptions/endpoints/list-own-pharmacies.ts';
import { listPharmacyChoicesEndpoint } from '../../features/prescriptions/endpoints/list-pharmacy-choices.ts';
import { listPublicDoctorsEndpoint } from '../../features/doctors/endpoints/list-public-doctors.ts';
import { readPickupEndpoint } from '../../features/prescriptions/endpoints/read-pickup.ts';
import { readPharmacyInfoEndpoint } from '../../features/prescriptions/endpoints/read-pharmacy-info.ts';
import { toggleFavoritePharmacyEndpoint } from '../../features/prescriptions/endpoints/toggle-favorite-pharmacy.ts';
import { readHealthStateEndpoint } from '../../features/health-states/endpoints/read-health-state.ts';
import { saveHealthStateEndpoint } from '../../features/health-states/endpoints/save-health-state.ts';
import { completeHealthStateEndpoint } from '../../features/health-states/endpoints/complete-health-state.ts';
import { readStatusesEndpoint } from '../../features/patient-way/endpoints/read-statuses.ts';
import { answerQuestionEndpoint } from '../../features/treatments/endpoints/answer-question.ts';
import { cancelTreatmentEndpoint } from '../../features/treatments/endpoints/cancel-treatment.ts';
import { listOwnTreatmentsEndpoint } from '../../features/treatments/endpoints/list-own-treatments.ts';
import { listTreatmentProductsEndpoint } from '../../features/treatments/endpoints/list-treatment-products.ts';
import { readOwnTreatmentEndpoint } from '../../features/treatments/endpoints/read-own-treatment.ts';
import { submitTreatmentEndpoint } from '../../features/treatments/endpoints/submit-treatment.ts';
import { listProductsEndpoint } from '../../features/products/endpoints/list-products.ts';
import { readProductEndpoint } from '../../features/products/endpoints/read-product.ts';
import { readPlateEndpoint } from '../../features/products/endpoints/read-plate.ts';
import { toggleFavoriteEndpoint } from '../../features/products/endpoints/toggle-favorite.ts';
import { listReviewsEndpoint } from '../../features/reviews/endpoints/list-reviews.ts';
import { createReviewEndpoint } from '../../features/reviews/endpoints/create-review.ts';
import { editReviewEndpoint } from '../../features/reviews/endpoints/edit-review.ts';
import { withdrawReviewEndpoint } from '../../features/reviews/endpoints/withdraw-review.ts';
import { listOwnReviewsEndpoint } from '../../features/reviews/endpoints/list-own-reviews.ts';
import { createCommentEndpoint } from '../../features/reviews/endpoints/create-comment.ts';
import { editCommentEndpoint } from '../../features/reviews/endpoints/edit-comment.ts';
import { withdrawCommentEndpoint } from '../../features/reviews/endpoints/withdraw-comment.ts';
import { toggleLikeEndpoint } from '../../features/reviews/endpoints/toggle-like.ts';
import { listFavoritesEndpoint } from '../../features/products/endpoints/list-favorites.ts';
import { addFavoritesEndpoint } from '../../features/products/endpoints/add-favorites.ts';
import { listFavoriteIdsEndpoint } from '../../features/products/endpoints/list-favorite-ids.ts';
import { listSimilarEndpoint } from '../../features/products/endpoints/list-similar.ts';
import { listSelectedEndpoint } from '../../features/products/endpoints/list-selected.ts';
import { listPopularProductsEndpoint } from '../../features/products/endpoints/list-popular-products.ts';
import { listRequestProductsEndpoint } from '../../features/products/endpoints/list-request-products.ts';
import { readThcCbdEndpoint } from '../../features/products/endpoints/read-thc-cbd.ts';
import { listManufacturersEndpoint } from '../../features/reference-data/endpoints/list-manufacturers.ts';
import { listGrowersEndpoint } from '../../features/reference-data/endpoints/list-growers.ts';
import { listStrainsEndpoint } from '../../features/reference-data/endpoints/list-strains.ts';
import { listPharmaciesEndpoint } from '../../features/pharmacies/endpoints/list-pharmacies.ts';
import { downloadPharmaciesEndpoint } from '../../features/pharmacies/endpoints/download-pharmacies.ts';
import { mapPharmaciesEndpoint } from '../../features/pharmacies/endpoints/map-pharmacies.ts';
import { listPlacesEndpoint } from '../../features/places/endpoints/list-places.ts';
import { listAddressesEndpoint } from '../sitemap/list-addresses.ts';
import { listVaporizersEndpoint } from '../../features/vaporizers/endpoints/list-vaporizers.ts';
import { readPharmacyPageEndpoint } from '../../features/pharmacies/endpoints/read-pharmacy-page.ts';
import { listPopularPharmaciesEndpoint } from '../../features/pharmacies/endpoints/list-popular-pharmacies.ts';
import { keepNotedEndpoint } from '../../features/selections/endpoints/keep-noted.ts';
import { listNotedEndpoint } from '../../features/selections/endpoints/list-noted.ts';
import { readSelectionEndpoint } from '../../features/selections/endpoints/read-selection.ts';
import { readOperatorEndpoint } from '../../features/settings/endpoints/read-operator.ts';
import { readFeesEndpoint } from '../../features/payments/endpoints/read-fees.ts';
import { noteContactEndpoint } from '../../features/marketing-patients/endpoints/note-contact.ts';
import { openSupportViewEndpoint } from '../../features/support-views/endpoints/open-support-view.ts';
import { readSupportViewEndpoint } from '../../features/support-views/endpoints/read-support-view.ts';
import { endSupportViewEndpoint } from '../../features/support-views/endpoints/end-support-view.ts';
import { pharmacyLinks } from './pharmacy-links.ts';

/** Below `/api/v1/clients`: visitors, patients and everybody's own account. */
export const clients: Routing = {
  auth: {
    'post login': loginEndpoint,
    'post refresh': refreshEndpoint,
    'post logout': logoutEndpoint,
    'post reset/init': startResetEndpoint,
    'post reset/finish': finishResetEndpoint,
    'post passkey/options': startPasskeyLoginEndpoint,
    'post passkey/login': loginWithPasskeyEndpoint,
    'get providers': listProvidersEndpoint,
    'get google': startGoogleEndpoint,
    'get google/callback': receiveGoogleEndpoint,
    'get apple': startAppleEndpoint,
    'post apple/callback': receiveAppleEndpoint,
    'get pending': readPendingEndpoint,
    'post pending/register': registerPendingEndpoint,
    'post pending/link': linkByPasswordEndpoint,
    'post pending/mail': sendProofEndpoint,
    'post pending/mail/prove': proveAddressEndpoint,
    'post pending/enter': enterPendingEndpoint,
  },
  iam: {
    'post register': registerEndpoint,
    'post email-confirm': confirmEmailEndpoint,
    'post email-confirm/resend': resendConfirmationEndpoint,
    'post email-confirm/claim': claimSessionEndpoint,
    'post email-change': startEmailChangeEndpoint,
    'post email-change/confirm': finishEmailChangeEndpoint,
    'post password': changePasswordEndpoint,
    'post age-check': ageCheckEndpoint,
    'get me': readMeEndpoint,
    'get profile': readProfileEndpoint,
    'patch profile': updateProfileEndpoint,
    'get agreements/:document': readAgreementEndpoint,
    'post sign': signEndpoint,
    'get download/docs/:document': downloadAgreementEndpoint,
    'get statuses': readStatusesEndpoint,
    'get consents': listConsentsEndpoint,
    'get access-log': listAccessesEndpoint,
    'post export': requestExportEndpoint,
    'get exports': listExportsEndpoint,
    'post exports/:id/ticket': createExportTicketEndpoint,
    'post exports/:id/download': downloadExportEndpoint,
    'post owner-code': sendCodeEndpoint,
    'get erase': previewErasureEndpoint,
    'post erase': eraseAccountEndpoint,
    'get linked-sign-ins': listLinkedSignInsEndpoint,
    'post linked-sign-ins/:provider': startLinkEndpoint,
    'delete linked-sign-ins/:provider': unlinkEndpoint,
    'get sessions': listSessionsEndpoint,
    'delete sessions': revokeOtherSessionsEndpoint,
    'delete sessions/:id': revokeSessionEndpoint,
    'get second-factors': readSecondFactorsEndpoint,
    'post second-factors/totp': startTotpEndpoint,
    'post second-factors/totp/confirm': confirmTotpEndpoint,
    'post second-factors/totp/remove': removeTotpEndpoint,
    'post second-factors/recovery-codes': newRecoveryCodesEndpoint,
    'post second-factors/passkeys/options': startPasskeyEndpoint,
    'post second-factors/passkeys': addPasskeyEndpoint,
    'patch second-factors/passkeys/:id': renamePasskeyEndpoint,
    'post second-factors/passkeys/:id/remove': removePasskeyEndpoint,
  },
  'get health-state': readHealthStateEndpoint,
  'patch health-state': saveHealthStateEndpoint,
  'post health-state': completeHealthStateEndpoint,
  'post treatment': submitTreatmentEndpoint,
  'get treatment': listOwnTreatmentsEndpoint,
  'get treatment/products': listTreatmentProductsEndpoint,
  'get treatment/download/invoice': downloadInvoiceEndpoint,
  'get treatment/medical-letter/download': downloadLetterEndpoint,
  'get treatment/:id': readOwnTreatmentEndpoint,
  'post treatment/:id/cancel': cancelTreatmentEndpoint,
  'post treatment/:id/answer': answerQuestionEndpoint,
  'post stripe/create-checkout-session': createCheckoutSessionEndpoint,
  'post stripe/create-identity-session': createIdentitySessionEndpoint,
  'post iam/invite-doctor': inviteDoctorEndpoint,
  'get iam/invitations': listOwnInvitationsEndpoint,
  'post iam/invitations/:id/withdraw': withdrawOwnInvitationEndpoint,
  'get invitations/:token': readInvitationEndpoint,
  'post invitations/:token/accept': acceptInvitationEndpoint,
  'post iam/newsletter': askForNewsletterEndpoint,
  'get iam/newsletter-check': checkNewsletterEndpoint,
  'post newsletter/confirm': confirmNewsletterEndpoint,
  'post newsletter/:token/withdraw': withdrawNewsletterEndpoint,
  'post subscription': askForAlertEndpoint,
  'get subscription': listAlertsEndpoint,
  'delete subscription/:id': removeAlertEndpoint,
  'post subscription/confirm': confirmAlertEndpoint,
  'post subscription/open': openAlertEndpoint,
  'post subscription/:token/end': endAlertEndpoint,
  'get saved-searches': listSavedSearchesEndpoint,
  'post saved-searches': saveSearchEndpoint,
  'patch saved-searches/:id': renameSavedSearchEndpoint,
  'delete saved-searches/:id': removeSavedSearchEndpoint,
  'get iam/identity': readOwnIdentityEndpoint,
  'get pharmacy/listed': listPharmacyChoicesEndpoint,
  'post pharmacy': choosePharmacyEndpoint,
  'post pharmacy/manually': choosePharmacyManuallyEndpoint,
  'post pharmacy/recall': recallPrescriptionsEndpoint,
  'get pharmacy/info': readPharmacyInfoEndpoint,
  'post pharmacy/favorite': toggleFavoritePharmacyEndpoint,
  'get iam/pharmacy-list': listOwnPharmaciesEndpoint,
  ...pharmacyLinks,
  'post prescriptions/:id/substitute-request': requestSubstituteEndpoint,
  'get prescriptions/:id/pickup': readPickupEndpoint,
  'get prescriptions/:id/copy': downloadCopyEndpoint,
  'get prescriptions/check/:code': checkPrescriptionEndpoint,
  'get doctors': listPublicDoctorsEndpoint,
  'get products': listProductsEndpoint,
  'post products/toggle-favorite': toggleFavoriteEndpoint,
  'get products/:slug': readProductEndpoint,
  'get products/:slug/similar': listSimilarEndpoint,
  'get products/:slug/plate.svg': readPlateEndpoint,
  'get reviews': listReviewsEndpoint,
  'post reviews': createReviewEndpoint,
  'get reviews/own': listOwnReviewsEndpoint,
  'post reviews/comment': createCommentEndpoint,
  'patch reviews/comment/:id': editCommentEndpoint,
  'post reviews/comment/:id/withdraw': withdrawCommentEndpoint,
  'post reviews/toggle-like': toggleLikeEndpoint,
  'patch reviews/:id': editReviewEndpoint,
  'post reviews/:id/withdraw': withdrawReviewEndpoint,
  'get favorite-products': listFavoritesEndpoint,
  'post favorite-products': addFavoritesEndpoint,
  'get favorite-products/ids': listFavoriteIdsEndpoint,
  'get selected-products': listSelectedEndpoint,
  'get popular-products': listPopularProductsEndpoint,
  'get health-state/products': listRequestProductsEndpoint,
  'get thc-cbd': readThcCbdEndpoint,
  'get manufacturers': listManufacturersEndpoint,
  'get growers': listGrowersEndpoint,
  'get strains': listStrainsEndpoint,
  'get support-view': readSupportViewEndpoint,
  'post support-view/open': openSupportViewEndpoint,
  'post support-view/end': endSupportViewEndpoint,
  'get pharmacies': listPharmaciesEndpoint,
  'get pharmacies/map': mapPharmaciesEndpoint,
  'get pharmacies/table': downloadPharmaciesEndpoint,
  'get vaporizers': listVaporizersEndpoint,
  'get places': listPlacesEndpoint,
  'get sitemap': listAddressesEndpoint,
  'get pharmacies/domain': readPharmacyPageEndpoint,
  'get popular-pharmacies': listPopularPharmaciesEndpoint,
  'get selection': readSelectionEndpoint,
  'get selection/noted': listNotedEndpoint,
  'post selection/noted': keepNotedEndpoint,
  'get fees': readFeesEndpoint,
  'get operator': readOperatorEndpoint,
  'post marketing-patients': noteContactEndpoint,
};
