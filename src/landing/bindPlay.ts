import type { Painting } from './takePainting.ts';

/** Milliseconds that the door takes to close (`css/hero.css`). */
const DOOR_SHUTS = 900;
/** Milliseconds after which the room is shown even if incomplete, since it may show an error. */
const PATIENCE = 6000;

/** "Play now": the door closes, the engine loads, and the painting becomes the stage. */
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
    let painting: Painting | null = null;
    function end() {
      leave();
      painting?.release();
      delete stage.dataset.state;
      delete stage.dataset.seen;
    }
    try {
      const [{ mountLittleRoom }, { takePainting }] = await Promise.all([
        import('./mountLittleRoom.tsx'),
        import('./takePainting.ts'),
        doorShuts(),
      ]);
      let seen: Promise<void> | null = null;
      const show = () => {
        painting ??= takePainting(stage);
        seen ??= becomeStage(stage, place, painting);
        return seen;
      };
      const late = setTimeout(show, PATIENCE);
      leave = mountLittleRoom(place, {
        onDrawn: show,
        onLeave: () => {
          clearTimeout(late);
          end();
          pressed.focus();
        },
      });
      stage.dataset.state = 'coming';
    } catch (error) {
      console.error(error);
      end();
      sayThatItFailed(stage);
    } finally {
      for (const restore of release) restore();
    }
  }

  for (const button of buttons) button.addEventListener('click', () => void play(button, hero, host));
}

/** Moves the painting to the stage's position, and replaces it by the stage once that is drawn. */
async function becomeStage(hero: HTMLElement, place: HTMLElement, painting: Painting): Promise<void> {
  hero.dataset.state = 'playing';
  const stage = place.querySelector('[data-stage]');
  if (stage) await painting.goTo(stage.getBoundingClientRect());
  hero.dataset.seen = '';
  place.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
}

/** Shows the loading text on the button; returns a function that restores it. */
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
