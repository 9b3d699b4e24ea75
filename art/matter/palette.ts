/** Metals that the whole library shares. */
export const BRASS = '#d9a441';
export const GOLD = '#e8b53c';
export const IRON = '#4c4f5c';
export const RIVET_IRON = '#767a8a';
export const SILVER = '#c9ced8';
/** The colour of rubber feet, sockets and cables. */
export const RUBBER = '#3a3a48';
