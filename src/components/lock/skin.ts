import { createContext, useContext } from 'react';
import { type LockSkin, lockFolder } from '../../../core/catalogue/lockSkins.ts';

/** The skin of the lock that a part belongs to; null for the usual look. */
export const Skin = createContext<LockSkin | null>(null);

/** Where a part of a face lies in the skin of its lock, `wheels/shut`, below `/art/locks`. */
export function useSkinned(name: string): string {
  const skin = useContext(Skin);
  const [face = '', part = ''] = name.split('/');
  return `${lockFolder(face, skin)}/${part}`;
}

/** What is written and rolls on a face is no picture: its colours in each skin, as CSS variables with the usual look beside their use. */
export const SKIN_COLORS: Readonly<Record<LockSkin, Readonly<Record<`--${string}`, string>>>> = {
  neon: {
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
  rune: {
    '--bar-ink': '#241405',
    '--display': '#f3cf7a',
    '--display-light': '#f0b94a88',
    '--strip-ink': '#4a2f5e',
    '--switch-ink': '#2b1a38',
    '--plate-ink': '#2b1608',
    '--wheel':
      'linear-gradient(#121016, #4b4656 16%, #8b8598 40%, #a39cb0 50%, #857f92 62%, #46414f 86%, #121016)',
    '--wheel-ink': '#2a1436',
    '--wheel-edge': '#17131c',
    '--cover': 'linear-gradient(#3d3848, #6d6878 26%, #857f92 46%, #5d5869 70%, #37323f)',
    '--cover-edge': '#1d1924',
    '--engraved': '#2a2234',
    '--engraved-light': '#a59eb3',
  },
  toy: {
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
