import type { Painting } from './takePainting.ts';

/** Milliseconds: as long as the door takes to shut (`css/hero.css`). */
const DOOR_SHUTS = 900;
/** Milliseconds after which the room is shown as far as it has come: it may have to say why it does not. */
const PATIENCE = 6000;

/** "Play now": the door shuts, the engine comes, and the very painting that one looked at becomes the stage. */
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
      painting?.letGo();
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

/** The painting goes to where the room is drawn, which is seen instead once it is there. */
async function becomeStage(hero: HTMLElement, place: HTMLElement, painting: Painting): Promise<void> {
  hero.dataset.state = 'playing';
  const stage = place.querySelector('[data-stage]');
  if (stage) await painting.goTo(stage.getBoundingClientRect());
  hero.dataset.seen = '';
  place.querySelector<HTMLElement>('section')?.focus({ preventScroll: true });
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
