/** Milliseconds and easing of the movement. */
const WAY = { duration: 800, easing: 'cubic-bezier(0.5, 0, 0.1, 1)', fill: 'forwards' } as const;

/** The hero's painting, detached for moving. */
export interface Painting {
  /** Settles once it covers that rectangle of the window; at once with reduced motion. */
  goTo: (place: DOMRect) => Promise<void>;
  /** Returns to its own position. */
  release: () => void;
}

/** Detaches the painting at its position in the window, independent of the page around it. */
export function takePainting(hero: HTMLElement): Painting {
  const scene = hero.querySelector<HTMLElement>('.hero-scene');
  const from = scene?.getBoundingClientRect();
  if (!scene || !from) return { goTo: async () => {}, release: () => {} };
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
      // Cancelled meanwhile: nothing to wait for.
      await way.finished.catch(() => {});
    },
    release: () => {
      way?.cancel();
      for (const property of Object.keys({ ...held, ...free }))
        scene.style.removeProperty(property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
    },
  };
}

/** The transform that covers the rectangle, with both middles aligned. */
function wayTo(from: DOMRect, place: DOMRect): string {
  const scale = Math.max(place.width / from.width, place.height / from.height);
  const x = place.left + place.width / 2 - from.left - (from.width * scale) / 2;
  const y = place.top + place.height / 2 - from.top - (from.height * scale) / 2;
  return `translate(${x}px, ${y}px) scale(${scale})`;
}
