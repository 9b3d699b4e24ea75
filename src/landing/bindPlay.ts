/** Milliseconds: as long as the door takes to shut (`css/hero.css`). */
const DOOR_SHUTS = 900;

/** "Play now": the door shuts, the engine comes, and the very room that one looked at is played. */
export function bindPlay(): void {
  const hero = document.querySelector<HTMLElement>('[data-hero]');
  const host = document.querySelector<HTMLElement>('[data-little-room]');
  const buttons = [...document.querySelectorAll<HTMLButtonElement>('[data-play]')];
  if (!hero || !host) return;
  let leave = () => {};

  async function play(pressed: HTMLButtonElement, stage: HTMLElement, place: HTMLElement) {
    if (stage.dataset.state !== undefined) return;
    const release = buttons.map(showClosing);
    stage.dataset.state = 'closing';
    stage.scrollIntoView({ block: 'start' });
    try {
      const [{ mountLittleRoom }] = await Promise.all([import('./mountLittleRoom.tsx'), doorShuts()]);
      stage.dataset.state = 'playing';
      leave = mountLittleRoom(place, () => {
        leave();
        delete stage.dataset.state;
        pressed.focus();
      });
    } catch (error) {
      console.error(error);
      delete stage.dataset.state;
      sayThatItFailed(stage);
    } finally {
      for (const restore of release) restore();
    }
  }

  for (const button of buttons) button.addEventListener('click', () => void play(button, hero, host));
}

/** Says on the plate what goes on; answers what puts its words back. */
function showClosing(button: HTMLButtonElement): () => void {
  const label = button.querySelector('span');
  const words = label?.textContent ?? '';
  const say = (text: string, isBusy: boolean) => {
    if (label) label.textContent = text;
    button.setAttribute('aria-busy', String(isBusy));
  };
  say(button.dataset.closing ?? words, true);
  return () => say(words, false);
}

function sayThatItFailed(hero: HTMLElement): void {
  const note = hero.querySelector<HTMLElement>('[data-note]');
  const words = note?.querySelector('span');
  if (words) words.textContent = note?.dataset.failed ?? '';
}

function doorShuts(): Promise<void> {
  const isReduced = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, isReduced ? 0 : DOOR_SHUTS));
}
