import type { Arrangement } from '../../../core/edit/arrange.ts';

/** Words of the editor's canvas: what is done with what is selected on it. */
export const canvasText = {
  tools: 'Tools for what is selected',
  several: (amount: number) => `${amount} things selected`,
  severalHelp: 'They move, are copied and deleted together. Select one alone to set it up.',
  kept: (amount: number) => `${amount} things kept together`,
  keptHelp: 'A tap on one takes them all; a double click takes that one alone, to set it up.',
  keepTogether: 'Keep together',
  letApart: 'Let apart',
  isKept: 'kept together',
  removeAll: (amount: number) => `Delete ${amount} things`,
  lineUp: 'Line up',
  arrangements: {
    left: 'Left edges in line',
    center: 'Middles in a column',
    right: 'Right edges in line',
    top: 'Top edges in line',
    middle: 'Middles in a row',
    bottom: 'Bottom edges in line',
    gaps: 'Equal gaps',
    floor: 'Down to the floor',
  } satisfies Record<Arrangement, string>,
  together: 'All of them',
  placeTogether: 'Place and size',
  /** At the lines to which something comes that is dragged. */
  guides: {
    floor: 'Floor',
    middle: 'Middle of the room',
    edges: {
      x: { start: 'Left side', middle: 'Middle', end: 'Right side' },
      y: { start: 'Top', middle: 'Middle', end: 'Foot' },
    },
    thing: (edge: string, name: string) => `${edge} of ${name}`,
    onTop: (name: string) => `On ${name}`,
  },
  menu: 'What to do here',
  copy: 'Copy',
  cut: 'Cut',
  paste: 'Paste',
  selectAll: 'Select all',
  nextColor: 'Next colour',
  lock: 'Lock',
  unlock: 'Unlock',
  pin: 'Keep in place',
  unpin: 'Let go',
} as const;
