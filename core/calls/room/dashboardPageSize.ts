/** SPEC §9. Apart from the call's contract, so that the page can ask for its first rooms before it has anything else. */
export const DASHBOARD_PAGE_SIZE = 6;
