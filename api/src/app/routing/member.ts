import * as accounts from '../../features/accounts/endpoints/member.ts';
import * as consents from '../../features/consents/endpoints/member.ts';
import * as newsletter from '../../features/newsletter/endpoints/member.ts';
import * as notifications from '../../features/notifications/endpoints/member.ts';
import * as secondFactors from '../../features/second-factors/endpoints/member.ts';
import * as uploads from '../../features/uploads/endpoints/member.ts';
import * as videoRooms from '../../features/video-rooms/endpoints/member.ts';

/** Everybody who is signed in, about the own account. */
export const memberEndpoints = [accounts, consents, newsletter, notifications, secondFactors, uploads, videoRooms];
