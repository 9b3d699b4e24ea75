/** Milliseconds, and how it moves. */
const WAY = { duration: 800, easing: 'cubic-bezier(0.5, 0, 0.1, 1)', fill: 'forwards' } as const;

/** The hero's painting, taken off its place. */
export interface Painting {
  /** Settles once it covers that place of the window; with less movement it is there at once. */
  goTo: (place: DOMRect) => Promise<void>;
  /** Back to its own place. */
  letGo: () => void;
}

/** Holds the painting where it is in the window, whatever becomes of the page around it. */
export function takePainting(hero: HTMLElement): Painting {
  const scene = hero.querySelector<HTMLElement>('.hero-scene');
  const from = scene?.getBoundingClientRect();
  if (!scene || !from) return { goTo: async () => {}, letGo: () => {} };
  const held = { position: 'fixed', left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` };
  const free = { right: 'auto', bottom: 'auto', minWidth: '0', transformOrigin: '0 0' };
  Object.assign(scene.style, held, free);
  let way: Animation | null = null;
  return {
    goTo: async (place) => {
      const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      way = scene.animate([{}, { transform: wayTo(from, place) }], {
        ...WAY,
        ...(isStill && { duration: 0 }),
      });
      // Where it is taken back meanwhile there is nothing to wait for.
      await way.finished.catch(() => {});
    },
    letGo: () => {
      way?.cancel();
      for (const property of Object.keys({ ...held, ...free }))
        scene.style.removeProperty(property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    },
  };
}

/** As large as to cover the place, and with its middle in the place's. */
function wayTo(from: DOMRect, place: DOMRect): string {
  const scale = Math.max(place.width / from.width, place.height / from.height);
  const x = place.left + place.width / 2 - from.left - (from.width * scale) / 2;
  const y = place.top + place.height / 2 - from.top - (from.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
