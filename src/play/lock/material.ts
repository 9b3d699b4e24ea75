import { createContext, useContext } from 'react';
import type { LockMaterial } from '../../../core/catalogue/lockMaterial.ts';
import { lockFolder } from '../../../core/catalogue/lockMaterials.ts';

/** The material of the lock around a part; null for the default look. */
export const Material = createContext<LockMaterial | null>(null);

/** The address below `/art/locks` of a part, such as `wheels/shut`, in the lock's material. */
export function useMaterialPath(name: string): string {
  const material = useContext(Material);
  const [face = '', part = ''] = name.split('/');
  return `${lockFolder(face, part, material)}/${part}`;
}

/** The letters of a typewriter. */
const TYPEWRITER = '"Special Elite", "Courier New", ui-monospace, monospace';

/**
 * The colours of text and rolling signs in each material, as CSS variables. They are not pictures; the colours of the
 * pictures are in `art/locks/materials/`. The default look is in the faces that use the variables.
 */
export const MATERIAL_COLORS: Readonly<Record<LockMaterial, Readonly<Record<`--${string}`, string>>>> = {
  wood: {
    '--wheel':
      'linear-gradient(#1f120a, #6a4426 16%, #a8754a 40%, #bf8a58 50%, #a06c42 62%, #5c3a20 86%, #1f120a)',
    '--wheel-ink': '#2a1408',
    '--wheel-edge': '#2a170c',
    '--cover': 'linear-gradient(#5a3820, #8a5a36 28%, #a87246 46%, #7d4f2e 70%, #4f3019)',
    '--cover-edge': '#2a170c',
    '--engraved': '#2f190c',
    '--engraved-light': '#d0a070',
  },
  brass: { '--typed': TYPEWRITER },
  steel: {
    '--typed': TYPEWRITER,
    '--bar-ink': '#161a26',
    '--wheel':
      'linear-gradient(#0d1018, #39435a 16%, #8b97b0 40%, #aab5ca 50%, #8490a8 62%, #353f55 86%, #0d1018)',
    '--wheel-ink': '#12172a',
    '--wheel-edge': '#12151f',
    '--cover': 'linear-gradient(#3a4459, #66728c 28%, #8390aa 46%, #5c6882 70%, #343d50)',
    '--cover-edge': '#171c28',
    '--engraved': '#1c2232',
    '--engraved-light': '#b4bfd4',
  },
  terminal: {
    '--typed': 'ui-monospace, "Courier New", monospace',
    '--typed-ink': '#c9f8ff',
    '--typed-hint': '#8fd8e6',
    '--typed-bg': '#071a26',
    '--typed-edge': '#2fa8c4',
    '--typed-wrong': '#ff9fb0',
    '--typed-wrong-bg': '#4a1626',
    '--typed-right': '#8ff0a8',
    '--bar-ink': '#04202a',
    '--display': '#7df3ff',
    '--display-light': '#2fd0ff99',
    '--strip-ink': '#8ff4ff',
    '--switch-ink': '#e6fbff',
    '--plate-ink': '#04202a',
    '--wheel':
      'linear-gradient(#03060f, #10204a 18%, #1b4f7e 40%, #2a7ea6 50%, #1a4a78 62%, #0e1c42 86%, #03060f)',
    '--wheel-ink': '#e9fdff',
    '--wheel-edge': '#0a1230',
    '--cover': 'linear-gradient(#131a38, #36447a 30%, #4a5a96 46%, #2b3768 70%, #131a38)',
    '--cover-edge': '#0a1026',
    '--engraved': '#9ff2ff',
    '--engraved-light': '#0b1a30',
  },
  stone: {
    '--typed-ink': '#3a2010',
    '--typed-hint': '#553618',
    '--typed-bg': '#d9ae78',
    '--typed-edge': '#8a5f34',
    '--typed-wrong': '#7d1525',
    '--typed-wrong-bg': '#e8c79a',
    '--typed-right': '#1b4a2c',
    '--stone-name': '#3a1f12',
    '--bar-ink': '#241405',
    '--display': '#f3cf7a',
    '--display-light': '#f0b94a88',
    '--strip-ink': '#5a3420',
    '--switch-ink': '#3a2416',
    '--plate-ink': '#2b1608',
    '--wheel':
      'linear-gradient(#1a120c, #6b5840 16%, #b09870 40%, #c8b48c 50%, #a88f68 62%, #5f4c36 86%, #1a120c)',
    '--wheel-ink': '#3a1f12',
    '--wheel-edge': '#241a10',
    '--cover': 'linear-gradient(#5c4a36, #8d7654 26%, #a8906a 46%, #7a6448 70%, #4f3f2c)',
    '--cover-edge': '#2a1f14',
    '--engraved': '#3a2a1a',
    '--engraved-light': '#cdb78e',
  },
  paper: {
    '--stone-name': '#4a2420',
    '--wheel':
      'linear-gradient(#6b5236, #cdb68a 16%, #efe2c0 40%, #fbf2d8 50%, #ecdcb4 62%, #c0a678 86%, #6b5236)',
    '--wheel-ink': '#4a2420',
    '--wheel-edge': '#5c4228',
    '--cover': 'linear-gradient(#b89a66, #dcc798 28%, #efe0ba 46%, #cfb582 70%, #a88a58)',
    '--cover-edge': '#6b5030',
    '--engraved': '#5a3020',
    '--engraved-light': '#fff3d2',
  },
  painted: {
    '--typed-ink': '#fbf7ea',
    '--typed-hint': '#cfdad4',
    '--typed-bg': '#26332f',
    '--typed-edge': '#7fa39a',
    '--typed-wrong': '#ffb3a8',
    '--typed-wrong-bg': '#5a2f2c',
    '--typed-right': '#a9f0b4',
    '--stone-name': '#5e2019',
    '--bar-ink': '#3a1f08',
    '--display': '#ffe9a8',
    '--display-light': '#ffd05a66',
    '--strip-ink': '#a8443a',
    '--switch-ink': '#5a3418',
    '--plate-ink': '#4a2808',
    '--wheel':
      'linear-gradient(#7a4a2a, #d9a869 18%, #fbe6c2 40%, #fff6e2 50%, #f6deb6 62%, #cf9a5a 86%, #6e4226)',
    '--wheel-ink': '#9a3a30',
    '--wheel-edge': '#6e3a20',
    '--cover': 'linear-gradient(#3f7f70, #7fc6b8 28%, #9fdccf 46%, #62ab9b 70%, #3a7466)',
    '--cover-edge': '#2c5a4f',
    '--engraved': '#5e2019',
    '--engraved-light': '#ffc9b4',
  },
};
