/** The look of a seat's mark. Colour and shape belong to the seat, whoever sits there. */
interface MarkLook {
  enamel: string;
  /** The colour of the enamel as a line on dark ground. */
  line: string;
  shape: string;
  /** Filled SVG paths of the shape, in a field of 40 by 40. */
  paths: readonly string[];
}

const IVORY = '#fffaf0';

/**
 * The looks, by seat number. No shape is a sign, an arrow or a colour of a lock, so that none looks like a
 * clue.
 */
export const MARK_LOOKS: readonly MarkLook[] = [
  {
    enamel: '#cf3f63',
    line: '#ff8ea6',
    shape: IVORY,
    paths: ['M20 11a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5a4 4 0 1 1 0 8 4 4 0 0 1 0-8z'],
  },
  {
    enamel: '#3579c6',
    line: '#8fc3ff',
    shape: IVORY,
    paths: ['M17 11h6v6h6v6h-6v6h-6v-6h-6v-6h6z'],
  },
  { enamel: '#3b8a4c', line: '#93d8a0', shape: IVORY, paths: ['M13 11h5v18h-5z', 'M22 11h5v18h-5z'] },
  {
    enamel: '#c47a16',
    line: '#ffc873',
    shape: IVORY,
    paths: [
      'M20 10a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
      'M14.5 20.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
      'M25.5 20.5a4 4 0 1 0 0 8 4 4 0 0 0 0-8z',
    ],
  },
  { enamel: '#7c55b8', line: '#c9abf5', shape: IVORY, paths: ['M20 10.5a9.5 9.5 0 0 1 0 19z'] },
  { enamel: '#14807f', line: '#7fd8d4', shape: IVORY, paths: ['M12 12h16v16H12zm4 4v8h8v-8z'] },
  {
    enamel: '#a04f2c',
    line: '#eda889',
    shape: IVORY,
    paths: ['M12 28v-8a8 8 0 0 1 16 0v8h-5v-8a3 3 0 0 0-6 0v8z'],
  },
  { enamel: '#e4d6b4', line: '#fff3d4', shape: '#3a2a1c', paths: ['M11 28v-5h6v-5h6v-6h6v16z'] },
];

/** The enamel of a seat that has given no sign of life lately. */
export const SILENT_ENAMEL = '#4a4457';
