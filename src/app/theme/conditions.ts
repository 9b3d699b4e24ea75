import { defineConditions } from '@chakra-ui/react';
import { WINDOWS } from '../../shared/browser/windows.ts';

/** The theme's own conditions of styles, such as `_sideways`; Chakra has the usual ones. */
export const conditions = defineConditions({
  ...WINDOWS,
  /** For tokens only: a style inside a part with a theme of its own would still match the page's theme. */
  morning: ':root[data-theme=light] &, .morning &',
  /** The room being played has all of the window (`TableFrame`). */
  wideRoom: '[data-wide] &',
  /** A dialog lies over the room. It has its own clock and buttons, below which those of the room would show. */
  belowDialog: 'section:has(dialog[open]) &',
});

type Named = Readonly<Record<`_${keyof typeof conditions & string}`, string>>;

/** Adds them to Chakra's types, which `chakra typegen` would write into `node_modules`. */
declare module '../../../node_modules/@chakra-ui/react/dist/types/styled-system/generated/conditions.gen.ts' {
  interface Conditions extends Named {}
}
