import { boardText } from '../text/board.ts';

/** Returns the props of a button that cannot work offline: it stays where it is, and says why. */
export function needsLine(isOffline: boolean) {
  return isOffline
    ? ({
        'aria-disabled': true,
        title: boardText.noLine.needs,
        css: { borderStyle: 'dashed !important' },
      } as const)
    : {};
}
