/** CSS pixels from which on things are drawn in line. */
export const MOUSE_REACH = 6;
export const TOUCH_REACH = 10;
