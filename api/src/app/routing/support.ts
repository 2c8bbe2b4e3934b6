import * as supportViews from '../../features/support-views/endpoints/support.ts';

/** An administrator’s read-only view of one patient’s dashboard. */
export const supportEndpoints = [supportViews];
