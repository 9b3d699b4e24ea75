/**
 * Number of rooms on a page of the dashboard (SPEC §9). Kept out of the call's contract, so that the page can request
 * its first rooms before other code has loaded.
 */
export const DASHBOARD_PAGE_SIZE = 6;
