import type { Mood } from '../../defineBackground.ts';
import type { SpineColors } from '../../kits/things/bookRow.ts';

/** The layout of the room: the furniture left and right of the arch, and the direction of its light. */
export type Plan = 'sunset' | 'fireside' | 'morning' | 'rain';

export interface Palette {
  plan: Plan;
  paper: string;
  /** The colour of arch, cornice and panelling. */
  wood: string;
  floor: string;
  drape: string;
}

export const SPINES: SpineColors = [
  '#8a3a34',
  '#3f6460',
  '#b8843c',
  '#3d4f7c',
  '#6a4a6a',
  '#a8a080',
  '#4f6a3c',
  '#7a5230',
];

/**
 * The first three moods keep their furniture, since saved rooms use them; each later mood has furniture of
 * its own.
 */
export const MOODS: Readonly<Record<string, Mood<Palette>>> = {
  green: {
    palette: { plan: 'sunset', paper: '#3f5f55', wood: '#7a4a2c', floor: '#9a6238', drape: '#8a3038' },
    ambient: '#fff6ea',
    lightFrom: { x: 13, y: 22 },
  },
  burgundy: {
    palette: { plan: 'sunset', paper: '#6d3440', wood: '#6a4028', floor: '#8a5530', drape: '#2f5a5a' },
    ambient: '#fff1e6',
    lightFrom: { x: 13, y: 22 },
  },
  blue: {
    palette: { plan: 'sunset', paper: '#3b4f78', wood: '#80522f', floor: '#a06a3c', drape: '#a8763a' },
    ambient: '#f6f3fa',
    lightFrom: { x: 13, y: 22 },
  },
  fireside: {
    palette: { plan: 'fireside', paper: '#2c4a55', wood: '#5f3a2a', floor: '#7a4a30', drape: '#8a5228' },
    ambient: '#e8c8b0',
    lightFrom: { x: 90, y: 58 },
  },
  morning: {
    palette: { plan: 'morning', paper: '#8fa9a4', wood: '#a8967a', floor: '#b0814e', drape: '#b0604a' },
    ambient: '#fffaf0',
    lightFrom: { x: 88, y: 22 },
  },
  rain: {
    palette: { plan: 'rain', paper: '#586474', wood: '#774c34', floor: '#80583e', drape: '#7a3f3a' },
    ambient: '#dad8e6',
    lightFrom: { x: 30, y: 20 },
  },
};
