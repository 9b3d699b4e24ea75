/** A phone held sideways: one half for the room, the other for tabs or panel. */
export const SIDEWAYS = '@media (max-width: 960px) and (max-height: 500px) and (orientation: landscape)';
