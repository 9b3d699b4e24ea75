/** Selectors of fields and buttons to focus. */
export const ROOM_NAME = '[data-room-name]';
export const OWN_WORDS = '[data-own-words] textarea';
export const SCENE_NAME = '[data-scene-settings] input';
export const PANEL_TITLE = '[data-drawer] h2';
/** The field of the further answer that Insights proposed. */
export const NEW_ANSWER = '[data-new-answer]';
export const TIME_LIMIT = '[data-time-limit] input';
export const CHOSEN_BACKGROUND = '[data-backgrounds] [aria-pressed=true]';
export const TOO_LONG = '[data-too-long]';

/** Focuses a field after the previous dialog has returned the focus and the field is rendered. */
export function goOnIn(field: string): void {
  setTimeout(() => {
    const found = document.querySelector<HTMLElement>(field);
    found?.focus();
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
  });
}
