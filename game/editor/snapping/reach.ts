/** CSS pixels within which items snap. */
export const MOUSE_REACH = 6;
export const TOUCH_REACH = 10;
