/** Where the room has so much wall beside it that the way to a larger one hangs there. */
export const HAS_EDGE = '@media (min-width: 961px) and (min-height: 501px)';
