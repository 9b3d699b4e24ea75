import { type ComponentType, lazy } from 'react';
import type { FaceType } from '../../../core/lock/model.ts';
import type { FaceProps } from './faceProps.ts';

type Chunks = {
  readonly [Type in FaceType]: () => Promise<{ default: ComponentType<FaceProps<Type>> }>;
};

/** Each face is a chunk of its own, since a room uses only a few. */
const CHUNKS: Chunks = {
  text: async () => ({ default: (await import('./faces/TextFace.tsx')).TextFace }),
  digits: async () => ({ default: (await import('./faces/DigitsFace.tsx')).DigitsFace }),
  wheels: async () => ({ default: (await import('./faces/WheelsFace.tsx')).WheelsFace }),
  colours: async () => ({ default: (await import('./faces/ColoursFace.tsx')).ColoursFace }),
  directions: async () => ({ default: (await import('./faces/DirectionsFace.tsx')).DirectionsFace }),
  clock: async () => ({ default: (await import('./faces/ClockFace.tsx')).ClockFace }),
  switches: async () => ({ default: (await import('./faces/SwitchesFace.tsx')).SwitchesFace }),
  symbols: async () => ({ default: (await import('./faces/SymbolsFace.tsx')).SymbolsFace }),
  melody: async () => ({ default: (await import('./faces/MelodyFace.tsx')).MelodyFace }),
  pattern: async () => ({ default: (await import('./faces/PatternFace.tsx')).PatternFace }),
  order: async () => ({ default: (await import('./faces/OrderFace.tsx')).OrderFace }),
  jigsaw: async () => ({ default: (await import('./faces/JigsawFace.tsx')).JigsawFace }),
};

export const FACES: { readonly [Type in FaceType]: ComponentType<FaceProps<Type>> } = {
  text: lazy(CHUNKS.text),
  digits: lazy(CHUNKS.digits),
  wheels: lazy(CHUNKS.wheels),
  colours: lazy(CHUNKS.colours),
  directions: lazy(CHUNKS.directions),
  clock: lazy(CHUNKS.clock),
  switches: lazy(CHUNKS.switches),
  symbols: lazy(CHUNKS.symbols),
  melody: lazy(CHUNKS.melody),
  pattern: lazy(CHUNKS.pattern),
  order: lazy(CHUNKS.order),
  jigsaw: lazy(CHUNKS.jigsaw),
};

/** Preloads all faces: keys typed before a face has loaded would be lost. */
export async function preloadFaces(): Promise<void> {
  // A face that fails to load is loaded again when its lock is opened, and an error is shown then.
  await Promise.allSettled(Object.values(CHUNKS).map((load) => load()));
}
