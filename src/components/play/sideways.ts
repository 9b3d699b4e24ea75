/** Phones held sideways: the room has the whole height, everything else stands in rails beside it. */
export const SIDEWAYS = '@media (orientation: landscape) and (max-height: 500px)';
