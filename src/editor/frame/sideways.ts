/** A phone held sideways: the room takes one half, the tabs or the panel the other. */
export const SIDEWAYS = '@media (max-width: 960px) and (max-height: 500px) and (orientation: landscape)';
