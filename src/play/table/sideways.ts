/** Upright phones: the room's name has a line of its own. */
export const UPRIGHT_PHONE = '@media (orientation: portrait) and (max-width: 600px)';

/** Phones held sideways: the room has the whole height, everything else stands in rails beside it. */
export const SIDEWAYS = '@media (orientation: landscape) and (max-height: 500px)';
