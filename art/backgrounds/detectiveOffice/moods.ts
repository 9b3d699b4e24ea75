import type { Mood } from '../../defineBackground.ts';
import type { City } from './blindWindow.ts';
import type { GlazedColors } from './glazedWall.ts';
import type { WallColors } from './officeWall.ts';

export interface Palette extends WallColors {
  floor: string;
  slat: string;
  city: City;
  glass: GlazedColors['glass'];
  story: GlazedColors['story'];
  leather: string;
  coat: string;
  /** The colour of the light between the slats. */
  beam: string;
  lamp: string;
  isLampLit: boolean;
  light: string;
  shade: string;
}

/** The moods: a client behind the glass at night, a quiet afternoon, and the morning after a search. */
export const moods = {
  night: {
    palette: {
      plaster: '#586a7c',
      timber: '#6e4636',
      ceiling: '#5a5e74',
      floor: '#7c5240',
      slat: '#8a8496',
      city: {
        sky: ['#141a3c', '#4a4a80'],
        houses: '#252a4a',
        lit: '#ffd27a',
        awake: 0.34,
        neon: '#ff4a7a',
        isRaining: true,
        disc: 'none',
      },
      glass: ['#f0c070', '#6a5a58'],
      story: 'visitor',
      leather: '#8a3f36',
      coat: '#b49a6a',
      beam: '#ff7a9a',
      lamp: '#ffd08a',
      isLampLit: true,
      light: '#ffc080',
      shade: '#181060',
    },
    ambient: '#cfc4d4',
    lightFrom: { x: 50, y: 16 },
  },
  afternoon: {
    palette: {
      plaster: '#a08c62',
      timber: '#7e5232',
      ceiling: '#a49a82',
      floor: '#96683e',
      slat: '#c8b48c',
      city: {
        sky: ['#8ab4d0', '#ffe0a0'],
        houses: '#a87e62',
        lit: '#fff0c0',
        awake: 0.12,
        neon: '#c85a6a',
        isRaining: false,
        disc: 'sun',
      },
      glass: ['#d8d4b4', '#98a08c'],
      story: 'nobody',
      leather: '#84442e',
      coat: '#b89a6a',
      beam: '#ffd078',
      lamp: '#ffd08a',
      isLampLit: false,
      light: '#ffce78',
      shade: '#4a2470',
    },
    ambient: '#fff2da',
    lightFrom: { x: 17, y: 34 },
  },
  ransacked: {
    palette: {
      plaster: '#7e8478',
      timber: '#66503f',
      ceiling: '#7e8078',
      floor: '#85705c',
      slat: '#a0a098',
      city: {
        sky: ['#7a8c9c', '#c8d0cc'],
        houses: '#5e6874',
        lit: '#f0e8b8',
        awake: 0.08,
        neon: '#b85a6a',
        isRaining: false,
        disc: 'none',
      },
      glass: ['#bcc8bc', '#78847e'],
      story: 'broken',
      leather: '#5e4a38',
      coat: '#8c8468',
      beam: '#d8ecec',
      lamp: '#ffd08a',
      isLampLit: false,
      light: '#e4f0e4',
      shade: '#2a2458',
    },
    ambient: '#f0f3ee',
    lightFrom: { x: 17, y: 34 },
  },
} satisfies Record<string, Mood<Palette>>;
