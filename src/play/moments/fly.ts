/** Milliseconds. */
export const FLIGHT = 640;
export const TURNED_IN_VAIN = 950;
/** Milliseconds of tolerance for a busy machine. */
const LATE = 250;
const STEPS = 16;
/** Height of the curve as a share of its length. */
const BEND = 0.28;

interface Flight {
  picture: HTMLImageElement;
  from: DOMRect;
  to: DOMRect;
}

/**
 * Flies a copy of a picture along a curve from one rectangle of the window to another. A tap or a key ends it
 * at once.
 */
export function fly(flight: Flight): Promise<void> {
  const { from, to } = flight;
  return move(flight, wayOf(from, to), { duration: FLIGHT, easing: 'cubic-bezier(0.45, 0, 0.4, 1)' });
}

/**
 * Flies a copy of a key to a lock, turns it there without effect, and flies it back. A tap ends it at once.
 */
export function turnInVain({ picture, from, to, home }: Flight & { home: DOMRect }): Promise<void> {
  const wayTo = (place: DOMRect) =>
    `translate(${middleX(place) - middleX(home)}px, ${middleY(place) - middleY(home)}px)`;
  const there = `${wayTo(to)} scale(1.25)`;
  const start = `${wayTo(from)} scale(${Math.max(from.width / home.width, from.height / home.height)})`;
  const turns = [0, -16, 11, -13, 8, -6, 0].map((angle, i) => ({
    transform: `${there} rotate(${angle}deg)`,
    offset: 0.34 + i * 0.05,
  }));
  const easing = 'cubic-bezier(0.45, 0, 0.4, 1)';
  const way = [{ transform: start, easing }, ...turns, { transform: 'none' }];
  return move({ picture, to: home }, way, { duration: TURNED_IN_VAIN });
}

async function move(
  { picture, to }: Pick<Flight, 'picture' | 'to'>,
  way: Keyframe[],
  timing: KeyframeAnimationOptions,
): Promise<void> {
  const copy = picture.cloneNode() as HTMLImageElement;
  Object.assign(copy.style, { ...LOOSE, left: `${to.x}px`, top: `${to.y}px` });
  Object.assign(copy.style, { width: `${to.width}px`, height: `${to.height}px` });
  copy.dataset.flight = '';
  document.body.append(copy);
  const flight = copy.animate(way, timing);
  const over = new AbortController();
  for (const type of ['pointerdown', 'keydown'] as const)
    window.addEventListener(type, () => flight.finish(), { capture: true, signal: over.signal });
  // A hidden tab gets no animation frames, but its play has to go on.
  await Promise.race([flight.finished.catch(() => {}), lasting(Number(timing.duration) + LATE)]);
  over.abort();
  copy.remove();
}

function lasting(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const LOOSE = {
  position: 'fixed',
  zIndex: '40',
  objectFit: 'contain',
  pointerEvents: 'none',
  opacity: '1',
  filter: 'drop-shadow(0 10px 8px rgb(0 0 0 / 0.45)) drop-shadow(0 0 10px rgb(255 214 120 / 0.7))',
};

/** The keyframes; slightly lifted at first, as by a hand. */
function wayOf(from: DOMRect, to: DOMRect): Keyframe[] {
  const [dx, dy] = [middleX(from) - middleX(to), middleY(from) - middleY(to)];
  const height = Math.hypot(dx, dy) * BEND;
  const size = Math.max(from.width / to.width, from.height / to.height);
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const left = 1 - step / STEPS;
    const lift = 4 * left * (1 - left);
    const scale = 1 + (size - 1) * left ** 1.6 + 0.12 * lift;
    return { transform: `translate(${dx * left}px, ${dy * left - height * lift}px) scale(${scale})` };
  });
}

function middleX({ x, width }: DOMRect): number {
  return x + width / 2;
}

function middleY({ y, height }: DOMRect): number {
  return y + height / 2;
}
