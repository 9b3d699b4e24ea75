/** Windows with enough wall beside the room to hang the button for a large room there. */
export const HAS_EDGE = '@media (min-width: 961px) and (min-height: 501px)';
