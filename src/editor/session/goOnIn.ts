/** Fields that the keys go on in. */
export const ROOM_NAME = '[data-room-name]';
export const OWN_WORDS = '[data-own-words] textarea';
export const SCENE_NAME = '[data-scene-settings] input';
export const TOO_LONG = '[data-too-long]';

/** Once what leads there has given the keys back, and the field is drawn. */
export function goOnIn(field: string): void {
  setTimeout(() => {
    const found = document.querySelector<HTMLElement>(field);
    found?.focus();
    if (found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement) found.select();
  });
}
